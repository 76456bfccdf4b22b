import { table } from 'virtual:flag-table'
import type { JsonValue } from '@openfeature/web-sdk'
import { deriveMenu } from '../menu/menu.ts'
import type { MenuId } from './flag-types.ts'
import { campusLayer, defaultLayer } from './table-layers.ts'

/** The variant of a campus without a file (section 1). */
export const DEFAULT_VARIANT = 'default'

/** Every variant: the default one, then each campus file by its name. */
export const VARIANTS: readonly string[] = [DEFAULT_VARIANT, ...Object.keys(table.campuses)]

/** What is special about a variant, before any server has spoken. */
export interface VariantFacts {
  /** Entries of its menu, groups not counted. */
  entries: number
  /** Menu entries that the default variant has not, and those that it has and this one hides. */
  shown: MenuId[]
  hidden: MenuId[]
  /** Every other flag with a value of its own. */
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
