import type { JsonValue } from '@openfeature/web-sdk'
import { isRecord } from '#shared/text/is-record.ts'
import { isSafeKey } from '#shared/text/safe-key.ts'
import { LabRefusal } from './lab-state.ts'
import { parseSafeJson } from './safe-json.ts'

/** Keys that need no escaping in the short form. */
const PLAIN_KEY = /^[\w.-]+$/

/** Formats a value: true is `on`, false is `off`, everything else is JSON. */
export const writeValue = (value: JsonValue): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : JSON.stringify(value)

/** Parses a value. @param part quoted when the text is not a value @throws LabRefusal */
export const readValue = (text: string, part: string): JsonValue => {
  if (text === 'on' || text === 'off') return text === 'on'
  return parseSafeJson(text, part)
}

/**
 * Text that needs no quotes, because it cannot be mistaken for another value. The gateway writes 'true' and 'false' as
 * text.
 */
const BARE_WORD = /^(?!(?:on|off|null)$)[A-Za-z_][\w.-]*$/

const writeLeaf = (value: JsonValue): string =>
  typeof value === 'string' && BARE_WORD.test(value) ? value : writeValue(value)

const leaves = (value: JsonValue, path: string): string[] | null => {
  if (Array.isArray(value)) return null
  if (!isRecord(value)) return [`${path}=${encodeURIComponent(writeLeaf(value))}`]
  const entries = Object.entries(value)
  if (entries.length === 0 || !entries.every(([key]) => PLAIN_KEY.test(key))) return null
  const inner = entries.map(([key, child]) => leaves(child, path === '' ? key : `${path}/${key}`))
  return inner.every((list) => list !== null) ? inner.flat() : null
}

/**
 * Formats a menu configuration for a link: `krs/pkrs=on;skpi=false` for nested and dotted responses, JSON for lists and
 * for keys that the short form cannot contain.
 */
export const writeMenu = (config: JsonValue): string => {
  const short = isRecord(config) ? leaves(config, '') : null
  return short ? short.join(';') : JSON.stringify(config)
}

const put = (target: Record<string, JsonValue>, path: readonly string[], value: JsonValue, part: string): void => {
  const [key = '', ...rest] = path
  if (!isSafeKey(key)) throw new LabRefusal('hostile', key)
  if (!PLAIN_KEY.test(key)) throw new LabRefusal('unreadable', part)
  const known = Object.hasOwn(target, key) ? target[key] : undefined
  if (rest.length === 0) {
    if (known !== undefined) throw new LabRefusal('twice', part)
    target[key] = value
    return
  }
  const inner = known ?? {}
  if (!isRecord(inner)) throw new LabRefusal('twice', part)
  target[key] = inner
  put(inner, rest, value, part)
}

const readLeaf = (part: string): [string[], JsonValue] => {
  const equals = part.indexOf('=')
  if (equals < 1) throw new LabRefusal('unreadable', part)
  try {
    const text = decodeURIComponent(part.slice(equals + 1))
    return [part.slice(0, equals).split('/'), BARE_WORD.test(text) ? text : readValue(text, part)]
  } catch (error) {
    if (error instanceof LabRefusal) throw error
    throw new LabRefusal('unreadable', part)
  }
}

/** Parses the output of writeMenu. @throws LabRefusal */
export const readMenu = (text: string): JsonValue => {
  if (/^[[{]/.test(text)) return parseSafeJson(text, 'menu_config')
  const config: Record<string, JsonValue> = {}
  for (const part of text.split(';')) put(config, ...readLeaf(part), part)
  return config
}
