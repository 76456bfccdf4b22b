import { table } from 'virtual:flag-table'
import { OpenFeature } from '@openfeature/web-sdk'
import type { FlagKey, FlagValue } from './table/flag-types.ts'
import { isFlagValue } from './table/is-flag-value.ts'

const evaluate = (key: FlagKey, fallback: unknown): unknown => {
  const client = OpenFeature.getClient()
  if (typeof fallback === 'boolean') return client.getBooleanValue(key, fallback)
  if (typeof fallback === 'number') return client.getNumberValue(key, fallback)
  if (typeof fallback === 'string') return client.getStringValue(key, fallback)
  return client.getObjectValue(key, null)
}

/** A flag's value by an evaluation of the OpenFeature client: its hooks and tracking see it. */
export const readFlag = <Key extends FlagKey>(key: Key): FlagValue<Key> => {
  const fallback = table.flags[key]
  if (fallback === undefined) throw new Error(`unknown flag ${key}`)
  const value = evaluate(key, fallback) ?? fallback
  if (!isFlagValue(key, value)) throw new Error(`flag ${key} has a value of another type`)
  return value
}
