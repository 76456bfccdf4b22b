import flagLines from '../flags/menu.json' with { type: 'json' }
import { readMenuRows } from '../scripts/vite/flag-table.ts'
import { readMenuParts } from '../scripts/vite/menu-parts.ts'
import spec from './spec/menu.json' with { type: 'json' }

/** Properties of a menu entry that tests need. */
interface MenuRow {
  id: string
  parent: string | null
  order: number
  route: string | null
  menuConfigKey: string
  labelId: string
  labelEn: string
}

const lines = readMenuRows(flagLines)
const parts = readMenuParts(process.cwd())

const orderIn = (id: string): number => lines.findIndex((line) => line.id === id)

/** Added entries that are not in the specification: `"added": true` in flags/menu.json. */
export const ADDED: readonly MenuRow[] = lines
  .filter(({ isAdded }) => isAdded)
  .map(({ id, group = null, route = `/${id}`, keys: [menuConfigKey = ''] }) => {
    const before = spec.rows.filter((row) => row.parent === group && orderIn(row.id) < orderIn(id))
    const place = before.length + orderIn(id) / lines.length // after the entry that precedes it
    return {
      id,
      parent: group,
      order: place,
      route,
      menuConfigKey,
      labelId: parts[id]?.id ?? '',
      labelEn: parts[id]?.en ?? '',
    }
  })

export const isOfSpec = (id: string): boolean => ADDED.every((row) => row.id !== id)

/** Added entries that every campus shows before its server has answered. */
export const SHOWN: readonly string[] = lines.filter(({ isAdded, shown }) => isAdded && shown).map(({ id }) => id)

/** All menu entries: those of the specification and added ones. */
export const MENU_ROWS: readonly MenuRow[] = [...spec.rows, ...ADDED]
