import type { MenuEntry } from '#flags/menu/menu.ts'
import type { MenuId } from '#flags/table/flag-types.ts'
import type { Layers } from '#flags/table/layers.ts'
import { shownIds } from './menu-of.ts'
import { WHOLE_MENU } from './whole-menu.ts'

/** An entry in the comparison of two menus. */
export interface ComparedEntry {
  readonly id: MenuId
  readonly change: 'same' | 'appears' | 'goes'
  readonly children: readonly ComparedEntry[]
}

const compare = (entry: MenuEntry, before: ReadonlySet<string>, after: ReadonlySet<string>): ComparedEntry[] => {
  const { id, children = [] } = entry
  const was = before.has(id)
  const is = after.has(id)
  if (!was && !is) return []
  const change = was === is ? 'same' : is ? 'appears' : 'goes'
  return [{ id, change, children: children.flatMap((child) => compare(child, before, after)) }]
}

/** Returns the entries of both menus, marking those that appear or disappear, in the order of the menu. */
export const compareMenus = (before: Layers, after: Layers): ComparedEntry[] => {
  const was = shownIds(before)
  const is = shownIds(after)
  return WHOLE_MENU.flatMap((entry) => compare(entry, was, is))
}

/** Counts the entries and groups that appear or disappear. */
export const countChanges = (entries: readonly ComparedEntry[]): number =>
  entries.reduce((sum, { change, children }) => sum + (change === 'same' ? 0 : 1) + countChanges(children), 0)
