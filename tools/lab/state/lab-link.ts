import type { JsonValue } from '@openfeature/web-sdk'
import { checkState, type RawState } from './check-state.ts'
import { readFaults, writeFaults } from './fault-text.ts'
import { type Known, LAB_VERSION, LabRefusal, type LabState, type Reading, readOrRefuse } from './lab-state.ts'
import { readMenu, readValue, writeMenu, writeValue } from './menu-text.ts'

/** Length that every chat and mail program still accepts as one address. */
export const MAX_LINK_CHARACTERS = 2048

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new LabRefusal('unreadable', text)
  }
}

/** Percent-encodes separators and characters that an address cannot contain; the rest stays readable. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/%(3A|2F|3B|3D)/g, (written) => decodeURIComponent(written))

/** Decodes a text that a program has encoded a second time: it has no separators because these are encoded too. */
const unwrap = (text: string): string => (/[,:]/.test(text) || !text.includes('%') ? text : decode(text))

/** Returns the parts of a link by name, in order; the part without a name is the campus. */
const partsOf = (text: string): Map<string, string> => {
  const parts = new Map<string, string>()
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const colon = part.indexOf(':')
    const name = colon < 0 ? '' : part.slice(0, colon)
    if (parts.has(name)) throw new LabRefusal('twice', part)
    parts.set(name, decode(part.slice(colon + 1)))
  }
  return parts
}

const checkVersion = (version: string | undefined): void => {
  if (version !== undefined && version !== String(LAB_VERSION)) throw new LabRefusal('newer', `v:${version}`)
}

const RESERVED: ReadonlySet<string> = new Set([
  '',
  'v',
  'persona',
  'student',
  'clock',
  'faults',
  'latency',
  'menu_config',
])

const flagsOf = (parts: Map<string, string>): Record<string, JsonValue> | undefined => {
  const flags = [...parts].filter(([name]) => !RESERVED.has(name))
  if (flags.length === 0) return undefined
  return Object.fromEntries(flags.map(([key, text]) => [key, readValue(text, `${key}:${text}`)]))
}

/** Parses digits as a number; returns any other text unchanged, so that the refusal quotes it. */
const latencyOf = (text: string | undefined): unknown =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : text

const rawOf = (parts: Map<string, string>): RawState => {
  const menu = parts.get('menu_config')
  const faults = parts.get('faults')
  return {
    campus: parts.get(''),
    flags: flagsOf(parts),
    menuConfig: menu === undefined ? undefined : readMenu(menu),
    persona: parts.get('persona'),
    student: parts.get('student'),
    clock: parts.get('clock'),
    faults: faults === undefined ? undefined : readFaults(faults),
    latencyMs: latencyOf(parts.get('latency')),
  }
}

/**
 * Reads a link: `unikal,menu.pkrs:on,persona:tunggakan`. Parts are separated by commas; each is split at its first
 * colon; values are percent-encoded; booleans are on and off, other flag values JSON; no `v` means version 1.
 * @param text the part after `?lab=`
 * @returns the whole state, or the reason why it is refused
 */
export const readLabLink = (text: string, known: Known): Reading =>
  readOrRefuse(() => {
    if (text.length > MAX_LINK_CHARACTERS) throw new LabRefusal('link.long', String(text.length))
    const parts = partsOf(unwrap(text))
    checkVersion(parts.get('v'))
    const unknown = [...parts.keys()].find((name) => !RESERVED.has(name) && !known.isFlag(name))
    if (unknown !== undefined) throw new LabRefusal('flag', unknown)
    return checkState(rawOf(parts), known)
  })

/** Formats the state as a link, without `?lab=`. The result may be longer than readLabLink accepts. */
export const writeLabLink = (state: LabState): string => {
  const { campus, flags = {}, menuConfig, persona, student, clock, faults, latencyMs } = state
  return [
    ...(campus === undefined ? [] : [campus.toLowerCase()]),
    ...Object.entries(flags).map(([key, value]) => `${key}:${encode(writeValue(value))}`),
    ...(menuConfig === undefined ? [] : [`menu_config:${encode(writeMenu(menuConfig))}`]),
    ...(persona === undefined ? [] : [`persona:${encode(persona)}`]),
    ...(student === undefined ? [] : [`student:${encode(student)}`]),
    ...(clock === undefined ? [] : [`clock:${encode(clock)}`]),
    ...(faults === undefined ? [] : [`faults:${encode(writeFaults(faults))}`]),
    ...(latencyMs === undefined ? [] : [`latency:${latencyMs}`]),
  ].join(',')
}

/** Returns the text after `?lab=` in an address, or null. @param search query part of the address */
export const labTextOf = (search: string): string | null => /[?&]lab=([^&#]*)/.exec(search)?.[1] ?? null
