import { table } from 'virtual:flag-table'
import { useFlag as useOpenFeatureFlag } from '@openfeature/react-sdk'
import type { FlagKey, FlagValue } from './flag-types.ts'
import { isFlagValue } from './is-flag-value.ts'

/**
 * The value of a flag; renders again when it changes. The menu has its own hook, useMenu.
 * @param key a behaviour, never a campus: 'khp.legacy-alert', 'nilai.ips-decimals'
 */
export const useFlag = <Key extends FlagKey>(key: Key): FlagValue<Key> => {
  const { value } = useOpenFeatureFlag(key, table.flags[key] ?? null)
  if (!isFlagValue(key, value)) throw new Error(`flag ${key} has a value of another type`)
  return value
}
