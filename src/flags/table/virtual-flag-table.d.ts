declare module 'virtual:flag-table' {
  import type { FlagTable } from '#flags/table/flag-table.ts'

  export const table: FlagTable
}
