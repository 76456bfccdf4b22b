import { type MenuLine, menu } from 'virtual:flag-table'
import { useSyncExternalStore } from 'react'
import { changes, menuWait } from '../flag-state.ts'
import { getFlag } from '../get-flag.ts'
import type { MenuId } from '../table/flag-types.ts'

/** An entry of the side menu. A group has children and no route. Entries are keyed by id: KHP and SKPI share a route. */
export interface MenuEntry {
  readonly id: MenuId
  readonly route: string | null
  readonly children?: readonly MenuEntry[]
}

const entryOf = ({ id, route = `/${id}`, children }: MenuLine): MenuEntry =>
  children ? { id, route: null, children: children.map(entryOf) } : { id, route }

/** Every possible menu entry, as listed in flags/menu.json (section 2, Side menu). */
const WHOLE_MENU: readonly MenuEntry[] = menu.map(entryOf)

const routesOf = ({ route, children = [] }: MenuEntry): string[] => [
  ...(route ? [route] : []),
  ...children.flatMap(routesOf),
]

/** Every route that any menu can contain, once. */
export const MENU_ROUTES: readonly string[] = [...new Set(WHOLE_MENU.flatMap(routesOf))]

/**
 * Derives the menu from flag values: a disabled group hides its children, a group without a visible child is not shown
 * (readings, 4). Pure; used by app and lab.
 * @param isOn returns the value of `menu.<id>`
 */
export const deriveMenu = (isOn: (id: MenuId) => boolean): readonly MenuEntry[] =>
  WHOLE_MENU.flatMap((entry): MenuEntry[] => {
    if (!isOn(entry.id)) return []
    if (!entry.children) return [entry]
    const children = entry.children.filter(({ id }) => isOn(id))
    return children.length > 0 ? [{ ...entry, children }] : []
  })

const idsOf = (entries: readonly MenuEntry[]): string =>
  entries.map(({ id, children }) => (children ? `${id}(${idsOf(children)})` : id)).join()

let current: readonly MenuEntry[] = []
let stale = true
changes.subscribe(() => {
  stale = true
})

/**
 * Returns the menu of this page, each entry evaluated by OpenFeature, or null while it is unknown. The same object
 * until an entry is added or removed.
 */
export const getMenu = (): readonly MenuEntry[] | null => {
  if (!menuWait.isKnown()) return null
  if (stale) {
    const fresh = deriveMenu((id) => getFlag(`menu.${id}`))
    if (idsOf(fresh) !== idsOf(current)) current = fresh
    stale = false
  }
  return current
}

/** The prerendered shell has no campus: it shows the skeleton. */
const nothingYet = () => null

/** Returns the menu, with one subscription for all entries; null means skeleton (readings, flags). */
export const useMenu = (): readonly MenuEntry[] | null => useSyncExternalStore(changes.subscribe, getMenu, nothingYet)
