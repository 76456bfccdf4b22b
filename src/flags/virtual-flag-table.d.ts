declare module 'virtual:flag-table' {
  import type { FlagTable } from '#flags/flag-table.ts'

  export const table: FlagTable
}
