import type { JsonValue } from '@openfeature/web-sdk'
import { setOverride } from '#flags/flags.ts'
import { isFlagKey, isFlagValue } from '#flags/table/is-flag-value.ts'
import type { FlagKind } from './flag-list.ts'
import { findJsonError, type TextPlace } from './json-error.ts'

/** Reason why a typed value is rejected. */
export type ValueProblem =
  | { readonly kind: 'empty' | 'not-integer' | 'not-number' | 'wrong-shape' | 'too-large' }
  | ({ readonly kind: 'malformed' } & TextPlace)

export type ReadValue = { readonly value: JsonValue } | { readonly problem: ValueProblem }

/**
 * Maximum of integer flags, which are numbers of decimals: no screen can show more (roundHalfUp in
 * src/shared/format/desimal.ts).
 */
const MAX_INTEGER = 10

const readNumber = (text: string, kind: 'integer' | 'float'): ReadValue => {
  const value = Number(text)
  if (kind === 'float') return Number.isFinite(value) ? { value } : { problem: { kind: 'not-number' } }
  if (!/^\d+$/.test(text)) return { problem: { kind: 'not-integer' } }
  return value > MAX_INTEGER ? { problem: { kind: 'too-large' } } : { value }
}

const readObject = (key: string, text: string): ReadValue => {
  const place = findJsonError(text)
  if (place) return { problem: { kind: 'malformed', ...place } }
  const value: unknown = JSON.parse(text)
  return isFlagKey(key) && isFlagValue(key, value) ? { value } : { problem: { kind: 'wrong-shape' } }
}

/**
 * Parses typed text as the value of a flag.
 * @param key flag whose schema an object must match
 */
export const readValue = (key: string, kind: FlagKind, typed: string): ReadValue => {
  const text = typed.trim()
  if (text === '') return { problem: { kind: 'empty' } }
  if (kind === 'integer' || kind === 'float') return readNumber(text, kind)
  if (kind === 'object') return readObject(key, text)
  return { value: text }
}

/** Overrides a flag whose key is known only at run time. @returns false when key or value is invalid */
export const overrideFlag = (key: string, value: JsonValue | undefined): boolean => {
  if (!isFlagKey(key)) return false
  if (value === undefined) return setOverride(key, undefined)
  return isFlagValue(key, value) && setOverride(key, value)
}
