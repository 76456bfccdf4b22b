import { table } from 'virtual:flag-table'
import type { JsonValue } from '@openfeature/web-sdk'
import { sameShape } from '../menu/same-shape.ts'
import type { FlagKey, FlagValue } from './flag-types.ts'

/** Returns whether a key from a link, file or service is a key of flags/. */
export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(table.flags, key)

/** Returns whether an external value has the type of the flag, and for objects its fields. */
export const isFlagValue = <Key extends FlagKey>(key: Key, value: unknown): value is FlagValue<Key> & JsonValue =>
  sameShape(value, table.flags[key])
