import { type MenuConfig, normaliseMenuConfig } from '#flags/menu/menu-config.ts'
import { squeezeKey } from '#flags/menu/squeeze-key.ts'
import type { FlagTable } from '#flags/table/flag-table.ts'
import type { Layers, Opinion } from '#flags/table/layers.ts'
import { findJsonError, type TextPlace } from './json-error.ts'

/** Size limit of a pasted menu response; a real one has about 1 kB. */
export const MAX_ANSWER_BYTES = 200_000

/** Reason why a pasted text is rejected. */
export type AnswerProblem = { readonly kind: 'too-large' | 'no-object' } | ({ readonly kind: 'malformed' } & TextPlace)

/** Result of reading a pasted text; `raw` is what a server would have sent. */
export type ReadAnswer =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly problem: AnswerProblem }
  | { readonly kind: 'read'; readonly raw: object; readonly config: MenuConfig }

const refused = (problem: AnswerProblem): ReadAnswer => ({ kind: 'refused', problem })

/** Reads a pasted server response in any of its formats (section 2; readings, 3). */
export const readAnswer = (text: string, table: FlagTable): ReadAnswer => {
  if (text.trim() === '') return { kind: 'empty' }
  if (new TextEncoder().encode(text).length > MAX_ANSWER_BYTES) return refused({ kind: 'too-large' })
  const place = findJsonError(text)
  if (place) return refused({ kind: 'malformed', ...place })
  const raw: unknown = JSON.parse(text)
  if (typeof raw !== 'object' || raw === null) return refused({ kind: 'no-object' })
  return { kind: 'read', raw, config: normaliseMenuConfig(raw, table) }
}

/** Effect of a line that names an entry. */
export type LineEffect = 'changes' | 'same' | 'clamped' | 'overridden'

export interface AnswerLine {
  /** The server key as received, and in the normalised spelling that the portal compares. */
  readonly serverKey: string
  readonly normalised: string
  readonly flag: string
  readonly value: boolean
  readonly effect: LineEffect
}

const effectOf = (flag: string, value: boolean, now: boolean, layers: Layers): LineEffect => {
  if (layers.campus.get(flag)?.absent) return 'clamped'
  if (layers.override.has(flag)) return 'overridden'
  return value === now ? 'same' : 'changes'
}

/** Returns the lines of a response that name an entry, each with its effect on the current flags. */
export const linesOf = (
  { values, serverKeys }: MenuConfig,
  layers: Layers,
  isOn: (flag: string) => boolean,
): AnswerLine[] =>
  Object.entries(values).map(([flag, value]) => {
    const serverKey = serverKeys[flag] ?? ''
    const effect = effectOf(flag, value, isOn(flag), layers)
    return { serverKey, normalised: squeezeKey(serverKey), flag, value, effect }
  })

/** Returns the layers after setMenuConfig: the response replaces the server's layer, except the balance switch. */
export const withAnswer = (layers: Layers, { values, serverKeys }: MenuConfig): Layers => {
  const saldo = layers.server.get('saldo')
  const server = new Map(
    Object.entries(values).map(([flag, value]): [string, Opinion] => [flag, { value, source: serverKeys[flag] ?? '' }]),
  )
  if (saldo) server.set('saldo', saldo)
  return { ...layers, server }
}

/** Returns the same configuration as a response with dotted keys and the strings 'true' and 'false'. */
export const dottedAnswer = ({ values, serverKeys }: MenuConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([flag, value]) => [serverKeys[flag] ?? '', String(value)]))
