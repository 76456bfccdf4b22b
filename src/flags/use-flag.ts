import { useSyncExternalStore } from 'react'
import { changes } from './flag-state.ts'
import { readFlag } from './read-flag.ts'
import type { FlagKey, FlagValue } from './table/flag-types.ts'

/**
 * The value of a flag, evaluated by OpenFeature; renders again when it changes. The menu has its own hook, useMenu.
 * @param key a behaviour, never a campus: 'khp.legacy-alert', 'nilai.ips-decimals'
 */
export const useFlag = <Key extends FlagKey>(key: Key): FlagValue<Key> => {
  const read = () => readFlag(key)
  return useSyncExternalStore(changes.subscribe, read, read)
}
