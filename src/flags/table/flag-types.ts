import type manifest from '#flag-data/manifest.json'
import type menu from '#flag-data/menu.json'

type Flags = (typeof manifest)['flags']

/** An empty list in the manifest is a list of text; TypeScript alone would read it as a list of nothing. */
type Open<Value> = Value extends object
  ? { readonly [Field in keyof Value]: Value[Field] extends readonly never[] ? readonly string[] : Value[Field] }
  : Value

/** The entries of the menu and its groups, by id (section 2, Side menu). */
export type MenuId = keyof typeof menu

/** Every key of flags/manifest.json, and the flag of each entry of flags/menu.json; another key does not compile. */
export type FlagKey = keyof Flags | `menu.${MenuId}`

/** The type of a flag's value, taken from its default: useFlag('nilai.ips-decimals') is a number. */
export type FlagValue<Key extends FlagKey> = Key extends keyof Flags ? Open<Flags[Key]['defaultValue']> : boolean
