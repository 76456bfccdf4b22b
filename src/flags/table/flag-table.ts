import type { JsonValue } from '@openfeature/web-sdk'

/** What one campus says differently; numbers are places in the order of `FlagTable.flags`. */
export interface CampusRow {
  /** Boolean flags that are the opposite of their default. */
  readonly flip?: readonly number[]
  /** Other flags with the value of this campus. */
  readonly set?: readonly (readonly [number, JsonValue])[]
  /** Flags that this campus does not have: off, and only a QA override turns them on (readings, 1). */
  readonly absent?: readonly number[]
  /** Cells that the specification states; every other cell of the row is assumed. */
  readonly stated?: readonly number[]
}

/** Everything under flags/, compiled by scripts/vite/flag-table.ts; small, because each first load carries it. */
export interface FlagTable {
  /** Key and default, in the order of the manifest. */
  readonly flags: Readonly<Record<string, JsonValue>>
  /** Server key of a menu entry → its flag; child names are written without underscore and hyphen. */
  readonly serverKeys: Readonly<Record<string, number>>
  readonly campuses: Readonly<Record<string, CampusRow>>
}
