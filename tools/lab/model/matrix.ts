import type { JsonValue } from '@openfeature/web-sdk'
import { inspectFlag } from '#flags/inspect.ts'
import { DEFAULT_VARIANT } from '#flags/table/campus-list.ts'
import type { FlagTable } from '#flags/table/flag-table.ts'
import { onlyDefaults } from '#flags/table/layers.ts'
import { campusLayer, defaultLayer } from '#flags/table/table-layers.ts'
import { isSameValue } from './flag-list.ts'

/** One flag at one campus, before any server and any override. */
export interface MatrixCell {
  readonly value: JsonValue
  readonly isDefault: boolean
  /** The specification does not say it; the campus file marks it as our reading. */
  readonly assumed: boolean
  /** The campus does not have it. */
  readonly absent: boolean
}

export interface MatrixRow {
  readonly key: string
  readonly fallback: JsonValue
  /** By variant. */
  readonly cells: ReadonlyMap<string, MatrixCell>
  /** Some campus differs from the default, or lacks it. */
  readonly differs: boolean
}

/** Default first, then the campus files in their order. */
export const variantsOf = ({ campuses }: FlagTable): string[] => [DEFAULT_VARIANT, ...Object.keys(campuses)]

/** Every flag at every campus, as the files say it. */
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

/** The rows in which two variants differ; that one lacks what the other merely hides is a difference. */
export const differenceOf = (rows: readonly MatrixRow[], a: string, b: string): MatrixRow[] =>
  rows.filter(({ cells }) => !isSameCell(cells.get(a), cells.get(b)))

/** Variants whose cell is not the default. */
export const differingVariants = ({ cells }: MatrixRow): string[] =>
  [...cells].filter(([, { isDefault }]) => !isDefault).map(([name]) => name)
