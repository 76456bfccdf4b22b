import { type MenuConfig, normaliseMenuConfig } from '#flags/menu/menu-config.ts'
import { squeezeKey } from '#flags/menu/squeeze-key.ts'
import type { FlagTable } from '#flags/table/flag-table.ts'
import type { Layers, Opinion } from '#flags/table/layers.ts'
import { findJsonError, type TextPlace } from './json-error.ts'

/** A menu answer is about a kilobyte; what is larger is something else. */
export const MAX_ANSWER_BYTES = 200_000

/** Why a pasted text is no answer. */
export type AnswerProblem = { readonly kind: 'too-large' | 'no-object' } | ({ readonly kind: 'malformed' } & TextPlace)

/** A pasted text, read; `raw` is what a server would have sent. */
export type ReadAnswer =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly problem: AnswerProblem }
  | { readonly kind: 'read'; readonly raw: object; readonly config: MenuConfig }

const refused = (problem: AnswerProblem): ReadAnswer => ({ kind: 'refused', problem })

/** Reads a pasted server answer in any of its forms (section 2; readings, 3). */
export const readAnswer = (text: string, table: FlagTable): ReadAnswer => {
  if (text.trim() === '') return { kind: 'empty' }
  if (new TextEncoder().encode(text).length > MAX_ANSWER_BYTES) return refused({ kind: 'too-large' })
  const place = findJsonError(text)
  if (place) return refused({ kind: 'malformed', ...place })
  const raw: unknown = JSON.parse(text)
  if (typeof raw !== 'object' || raw === null) return refused({ kind: 'no-object' })
  return { kind: 'read', raw, config: normaliseMenuConfig(raw, table) }
}

/** What a line that names an entry would do. */
export type LineEffect = 'changes' | 'same' | 'clamped' | 'overridden'

export interface AnswerLine {
  /** The server key as it arrived, and in the one spelling that the portal compares. */
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

/** The lines of an answer that name an entry, with what each would do to the flags as they stand. */
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

/** The layers as setMenuConfig would leave them: the answer replaces what the server said, the balance switch stays. */
export const withAnswer = (layers: Layers, { values, serverKeys }: MenuConfig): Layers => {
  const saldo = layers.server.get('saldo')
  const server = new Map(
    Object.entries(values).map(([flag, value]): [string, Opinion] => [flag, { value, source: serverKeys[flag] ?? '' }]),
  )
  if (saldo) server.set('saldo', saldo)
  return { ...layers, server }
}

/** What was read of an answer, as one that says it again: dotted keys with the strings 'true' and 'false'. */
export const dottedAnswer = ({ values, serverKeys }: MenuConfig): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([flag, value]) => [serverKeys[flag] ?? '', String(value)]))
