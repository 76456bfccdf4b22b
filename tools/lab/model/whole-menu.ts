import { deriveMenu, type MenuEntry } from '#flags/menu/menu.ts'
import type { MenuId } from '#flags/table/flag-types.ts'

/** Every entry and group that any campus can show, in the order of the specification (section 2, Side menu). */
export const WHOLE_MENU: readonly MenuEntry[] = deriveMenu(() => true)

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

const ALL = flat(WHOLE_MENU)

/** Returns the entry of an id. Groups have children. */
export const entryOf = (id: string): MenuEntry | undefined => ALL.find((entry) => entry.id === id)

/** Returns the group that contains an entry, if any. */
export const groupOf = (id: MenuId): MenuEntry | undefined =>
  WHOLE_MENU.find(({ children }) => children?.some((child) => child.id === id))

/** Returns the entry that a flag switches: `menu.krss` → `krss`; null for every other flag. */
export const entryOfFlag = (key: string): MenuEntry | null =>
  key.startsWith('menu.') ? (entryOf(key.slice('menu.'.length)) ?? null) : null
