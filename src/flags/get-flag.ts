import { store } from './flag-state.ts'
import type { FlagKey, FlagValue } from './table/flag-types.ts'
import { isFlagValue } from './table/is-flag-value.ts'
import type { Resolution } from './table/resolve-flag.ts'

/** A flag's value with reason and trace (flagMetadata.trace, JSON of TraceStep[]), outside React. */
export const getFlagDetails = (key: FlagKey): Resolution => {
  const decided = store.resolution(key)
  if (!decided) throw new Error(`unknown flag ${key}`)
  return decided
}

/** A flag's value outside React; inside, useFlag renders again when it changes. */
export const getFlag = <Key extends FlagKey>(key: Key): FlagValue<Key> => {
  const { value } = getFlagDetails(key)
  if (!isFlagValue(key, value)) throw new Error(`flag ${key} has a value of another type`)
  return value
}
