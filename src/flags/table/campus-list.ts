import { table } from 'virtual:flag-table'
import type { JsonValue } from '@openfeature/web-sdk'
import { deriveMenu } from '../menu/menu.ts'
import type { MenuId } from './flag-types.ts'
import { campusLayer, defaultLayer } from './table-layers.ts'

/** The variant of a campus without a file (section 1). */
export const DEFAULT_VARIANT = 'default'

/** Every variant: the default one, then one per campus file. */
export const VARIANTS: readonly string[] = [DEFAULT_VARIANT, ...Object.keys(table.campuses)]

/** Differences of a variant, before any server response. */
export interface VariantFacts {
  /** Number of its menu entries, without groups. */
  entries: number
  /** Menu entries that only this variant has, and those of the default variant that it hides. */
  shown: MenuId[]
  hidden: MenuId[]
  /** Other flags that differ from the default. */
  others: [string, JsonValue][]
}

const leavesOf = (readValue: (key: string) => JsonValue | undefined): MenuId[] =>
  deriveMenu((id) => readValue(`menu.${id}`) === true).flatMap(({ id, children }) =>
    children ? children.map((child) => child.id) : [id],
  )

/** Compares a variant with the default one. @param variant one of VARIANTS; any other id has the defaults */
export const variantFacts = (variant: string): VariantFacts => {
  const own = campusLayer(table, variant)
  const fallback = defaultLayer(table)
  const before = leavesOf((key) => fallback.get(key)?.value)
  const now = leavesOf((key) => (own.get(key) ?? fallback.get(key))?.value)
  return {
    entries: now.length,
    shown: now.filter((id) => !before.includes(id)),
    hidden: before.filter((id) => !now.includes(id)),
    others: [...own]
      .filter(([key]) => !key.startsWith('menu.') && key !== 'campus.variant')
      .map(([key, { value }]) => [key, value]),
  }
}
