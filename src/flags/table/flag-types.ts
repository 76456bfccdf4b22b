import type manifest from '#flag-data/manifest.json'

type Flags = (typeof manifest)['flags']

/** An empty list in the manifest is a list of text; TypeScript alone would read it as a list of nothing. */
type Open<Value> = Value extends object
  ? { readonly [Field in keyof Value]: Value[Field] extends readonly never[] ? readonly string[] : Value[Field] }
  : Value

/** Every key of flags/manifest.json; another key does not compile. */
export type FlagKey = keyof Flags

/** The type of a flag's value, taken from its default: useFlag('nilai.ips-decimals') is a number. */
export type FlagValue<Key extends FlagKey> = Open<Flags[Key]['defaultValue']>

/** The entries of the menu and its groups, by id (section 2, Side menu). */
export type MenuId = FlagKey extends infer Key ? (Key extends `menu.${infer Id}` ? Id : never) : never
