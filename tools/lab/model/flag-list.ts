import type { JsonValue } from '@openfeature/web-sdk'
import manifest from '#flag-data/manifest.json'
import menu from '#flag-data/menu.json'
import { type ForeignProvider, type Inspection, inspectFlag } from '#flags/inspect.ts'
import type { Layers } from '#flags/table/layers.ts'

/** Type of a flag's value. */
export type FlagKind = 'boolean' | 'string' | 'integer' | 'float' | 'object'

/** One row of the flag table. */
export interface FlagRow extends Inspection {
  readonly kind: FlagKind
  readonly fallback: JsonValue
  /** The manifest's description, in English. */
  readonly description: string
  readonly source: string
  readonly differs: boolean
  readonly overridden: boolean
  /** Set when another provider decides the value; the layers are then ignored. */
  readonly foreignReason?: string
}

const KINDS: readonly FlagKind[] = ['boolean', 'string', 'integer', 'float', 'object']

/** Returns whether two flag values are equal. Objects are compared by their JSON. */
export const isSameValue = (a: JsonValue, b: JsonValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns the rows as decided by another provider. Overrides of the lab have no effect there. */
export const asForeign = (rows: readonly FlagRow[], { verdicts }: ForeignProvider): FlagRow[] =>
  rows.map((row) => {
    const verdict = verdicts.get(row.key)
    if (!verdict) return row
    const { value, reason } = verdict
    return { ...row, value, foreignReason: reason, differs: !isSameValue(value, row.fallback), overridden: false }
  })

/** The flag of each menu entry, in the manifest's format. Their descriptions come from the panel's own texts. */
const ENTRIES = Object.entries(menu).map(
  ([id, { shown }]) => [`menu.${id}`, { flagType: 'boolean', defaultValue: shown, description: '' }] as const,
)

/** Returns every flag with its value and the deciding layer: the menu entries, then those of the manifest. */
export const listFlags = (layers: Layers): FlagRow[] =>
  [...ENTRIES, ...Object.entries(manifest.flags)].flatMap(
    ([key, { flagType, defaultValue, description }]): FlagRow[] => {
      const inspection = inspectFlag(key, layers)
      if (!inspection) return []
      return [
        {
          ...inspection,
          kind: KINDS.find((kind) => kind === flagType) ?? 'object',
          fallback: defaultValue,
          description,
          source: inspection.steps.find(({ decided }) => decided)?.source ?? '',
          differs: !isSameValue(inspection.value, defaultValue),
          overridden: layers.override.has(key),
        },
      ]
    },
  )

export interface FlagFilter {
  search: string
  onlyDiffering: boolean
  onlyOverridden: boolean
}

/**
 * Returns the rows that match a filter.
 * @param wordsOf further text to search: the words shown beside the key
 */
export const filterFlags = (
  rows: readonly FlagRow[],
  { search, onlyDiffering, onlyOverridden }: FlagFilter,
  wordsOf: (key: string) => string,
): FlagRow[] => {
  const wanted = search.trim().toLowerCase()
  return rows.filter(
    ({ key, differs, overridden }) =>
      (!onlyDiffering || differs) &&
      (!onlyOverridden || overridden) &&
      `${key} ${wordsOf(key)}`.toLowerCase().includes(wanted),
  )
}
