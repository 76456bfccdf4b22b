import type { JsonValue } from '@openfeature/web-sdk'
import { inspectFlag } from '#flags/inspect.ts'
import { DEFAULT_VARIANT } from '#flags/table/campus-list.ts'
import type { FlagTable } from '#flags/table/flag-table.ts'
import { onlyDefaults } from '#flags/table/layers.ts'
import { campusLayer, defaultLayer } from '#flags/table/table-layers.ts'
import { isSameValue } from './flag-list.ts'

/** One flag at one campus, before server and overrides. */
export interface MatrixCell {
  readonly value: JsonValue
  readonly isDefault: boolean
  /** True when the specification does not define the value and the campus file marks it as our assumption. */
  readonly assumed: boolean
  /** True when the campus does not have the feature. */
  readonly absent: boolean
}

export interface MatrixRow {
  readonly key: string
  readonly fallback: JsonValue
  /** By variant. */
  readonly cells: ReadonlyMap<string, MatrixCell>
  /** True when any campus differs from the default, or does not have it. */
  readonly differs: boolean
}

/** Returns the variants: default first, then the campus files in order. */
export const variantsOf = ({ campuses }: FlagTable): string[] => [DEFAULT_VARIANT, ...Object.keys(campuses)]

/** Returns every flag at every campus, as in the files. */
export const buildMatrix = (table: FlagTable): MatrixRow[] => {
  const defaults = onlyDefaults(defaultLayer(table))
  const layersOf = new Map(variantsOf(table).map((name) => [name, { ...defaults, campus: campusLayer(table, name) }]))
  return Object.entries(table.flags).map(([key, fallback]) => {
    const cells = new Map(
      [...layersOf].map(([name, layers]): [string, MatrixCell] => {
        const value = inspectFlag(key, layers)?.value ?? fallback
        const opinion = layers.campus.get(key)
        const absent = opinion?.absent === true
        const isDefault = !absent && isSameValue(value, fallback)
        return [name, { value, isDefault, absent, assumed: opinion?.assumed === true }]
      }),
    )
    return { key, fallback, cells, differs: [...cells.values()].some(({ isDefault }) => !isDefault) }
  })
}

const isSameCell = (a: MatrixCell | undefined, b: MatrixCell | undefined): boolean =>
  a !== undefined && b !== undefined && a.absent === b.absent && isSameValue(a.value, b.value)

/** Returns the rows in which two variants differ. Absent at one and hidden at the other counts as a difference. */
export const differenceOf = (rows: readonly MatrixRow[], a: string, b: string): MatrixRow[] =>
  rows.filter(({ cells }) => !isSameCell(cells.get(a), cells.get(b)))

/** Returns the variants whose cell is not the default. */
export const differingVariants = ({ cells }: MatrixRow): string[] =>
  [...cells].filter(([, { isDefault }]) => !isDefault).map(([name]) => name)
