import { useSyncExternalStore } from 'react'
import { changes } from './flag-state.ts'
import { getFlag } from './get-flag.ts'
import type { FlagKey, FlagValue } from './table/flag-types.ts'

/**
 * Returns the value of a flag, evaluated by OpenFeature; re-renders when it changes. The menu has its own hook,
 * useMenu.
 * @param key a behaviour, never a campus: 'khp.legacy-alert', 'nilai.ips-decimals'
 */
export const useFlag = <Key extends FlagKey>(key: Key): FlagValue<Key> => {
  const read = () => getFlag(key)
  return useSyncExternalStore(changes.subscribe, read, read)
}
