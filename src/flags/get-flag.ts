import { table } from 'virtual:flag-table'
import { type EvaluationDetails, type JsonValue, OpenFeature } from '@openfeature/web-sdk'
import type { FlagKey, FlagValue } from './table/flag-types.ts'
import { isFlagValue } from './table/is-flag-value.ts'

/**
 * Evaluates a flag with the OpenFeature client: the registered provider decides, and hooks see every key. With our own
 * provider `flagMetadata.trace` is the JSON text of TraceStep[].
 * @returns the value of the manifest when the provider does not know the flag or is not ready
 */
export const getFlagDetails = (key: FlagKey): EvaluationDetails<JsonValue> => {
  const client = OpenFeature.getClient()
  const fallback: JsonValue | undefined = table.flags[key]
  if (typeof fallback === 'boolean') return client.getBooleanDetails(key, fallback)
  if (typeof fallback === 'number') return client.getNumberDetails(key, fallback)
  if (typeof fallback === 'string') return client.getStringDetails(key, fallback)
  if (fallback === undefined) throw new Error(`unknown flag ${key}`)
  return client.getObjectDetails(key, fallback)
}

const objects = new Map<FlagKey, JsonValue>()

/**
 * Returns the previous object when the content is equal: a provider may create a new object in each evaluation, and
 * React compares identity.
 */
const sameObject = (key: FlagKey, value: JsonValue): JsonValue => {
  if (typeof value !== 'object') return value
  const before = objects.get(key)
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(value)) return before
  objects.set(key, value)
  return value
}

/**
 * Returns a flag's value outside React; inside, useFlag re-renders on changes.
 * @returns the value of the manifest when a provider returns a value of another type
 */
export const getFlag = <Key extends FlagKey>(key: Key): FlagValue<Key> => {
  const value = sameObject(key, getFlagDetails(key).value)
  if (isFlagValue(key, value)) return value
  const fallback: unknown = table.flags[key]
  if (isFlagValue(key, fallback)) return fallback
  throw new Error(`unknown flag ${key}`)
}
