import type { JsonValue } from '@openfeature/web-sdk'

/** Differences of one campus; numbers are indexes into `FlagTable.flags`. */
export interface CampusRow {
  /** Boolean flags with the opposite of their default. */
  readonly flip?: readonly number[]
  /** Other flags with the value of this campus. */
  readonly set?: readonly (readonly [number, JsonValue])[]
  /** Flags that this campus does not have: off, unless a QA override turns them on (readings, 1). */
  readonly absent?: readonly number[]
  /** Cells stated in the specification; all other cells of the row are assumed. */
  readonly stated?: readonly number[]
}

/** Contents of flags/, compiled by scripts/vite/flag-table.ts; compact, because each first load includes it. */
export interface FlagTable {
  /** Key and default, in the order of the manifest. */
  readonly flags: Readonly<Record<string, JsonValue>>
  /** Server key of a menu entry → its flag; child names are written without underscore and hyphen. */
  readonly serverKeys: Readonly<Record<string, number>>
  readonly campuses: Readonly<Record<string, CampusRow>>
}
