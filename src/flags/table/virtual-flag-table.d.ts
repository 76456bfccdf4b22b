declare module 'virtual:flag-table' {
  import type { FlagTable } from '#flags/table/flag-table.ts'
  import type { MenuId } from '#flags/table/flag-types.ts'

  export interface MenuLine {
    readonly id: MenuId
    /** Path that it opens, where that is not `/<id>`. */
    readonly route?: string
    /** A group has children. */
    readonly children?: readonly MenuLine[]
  }

  export const table: FlagTable
  /** Everything that a menu can hold, in the order of flags/menu.json. */
  export const menu: readonly MenuLine[]
}
