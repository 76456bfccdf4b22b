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

/** Everything that a menu can hold, as flags/menu.json lists it (section 2, Side menu). */
const WHOLE_MENU: readonly MenuEntry[] = menu.map(entryOf)

const routesOf = ({ route, children = [] }: MenuEntry): string[] => [
  ...(route ? [route] : []),
  ...children.flatMap(routesOf),
]

/** Every route that some menu can hold, once. */
export const MENU_ROUTES: readonly string[] = [...new Set(WHOLE_MENU.flatMap(routesOf))]

/**
 * The menu that follows from flag values: a group that is off hides its children, a group without a visible child
 * is not shown (readings, 4). Pure; app and lab both use it.
 * @param isOn the value of `menu.<id>`
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
 * The menu of this page, each entry an evaluation by OpenFeature, or null while nobody knows it yet: the same object until an
 * entry comes or goes.
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

/** The prerendered shell knows no campus: it holds the skeleton. */
const nothingYet = () => null

/** The menu, with one subscription for all entries; null asks for the skeleton (readings, flags). */
export const useMenu = (): readonly MenuEntry[] | null => useSyncExternalStore(changes.subscribe, getMenu, nothingYet)
