import type manifest from '#flag-data/manifest.json'
import type menu from '#flag-data/menu.json'

type Flags = (typeof manifest)['flags']

/** An empty list in the manifest is a list of text; TypeScript alone would infer never[]. */
type Open<Value> = Value extends object
  ? { readonly [Field in keyof Value]: Value[Field] extends readonly never[] ? readonly string[] : Value[Field] }
  : Value

/** Ids of menu entries and groups (section 2, Side menu). */
export type MenuId = keyof typeof menu

/** Every key of flags/manifest.json, and the flag of each entry of flags/menu.json; other keys do not compile. */
export type FlagKey = keyof Flags | `menu.${MenuId}`

/** Type of a flag's value, derived from its default: useFlag('nilai.ips-decimals') is a number. */
export type FlagValue<Key extends FlagKey> = Key extends keyof Flags ? Open<Flags[Key]['defaultValue']> : boolean
