import type { JsonValue } from '@openfeature/web-sdk'
import manifest from '#flag-data/manifest.json'
import menu from '#flag-data/menu.json'
import { type ForeignProvider, type Inspection, inspectFlag } from '#flags/inspect.ts'
import type { Layers } from '#flags/table/layers.ts'

/** How a value is written: a switch, a word, a whole number, any number, or JSON. */
export type FlagKind = 'boolean' | 'string' | 'integer' | 'float' | 'object'

/** One flag as the table shows it. */
export interface FlagRow extends Inspection {
  readonly kind: FlagKind
  readonly fallback: JsonValue
  /** The manifest's own words, in English. */
  readonly description: string
  readonly source: string
  readonly differs: boolean
  readonly overridden: boolean
  /** Why another provider than ours gives the value; the layers have no say then. */
  readonly foreignReason?: string
}

const KINDS: readonly FlagKind[] = ['boolean', 'string', 'integer', 'float', 'object']

/** Whether two flag values are the same; objects of flags are compared as they are written. */
export const isSameValue = (a: JsonValue, b: JsonValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The rows as a provider in place of ours decides them; overrides of the lab do not count there. */
export const asForeign = (rows: readonly FlagRow[], { verdicts }: ForeignProvider): FlagRow[] =>
  rows.map((row) => {
    const verdict = verdicts.get(row.key)
    if (!verdict) return row
    const { value, reason } = verdict
    return { ...row, value, foreignReason: reason, differs: !isSameValue(value, row.fallback), overridden: false }
  })

/** The flag of each menu entry, as the manifest has the others; the panel has words of its own for them. */
const ENTRIES = Object.entries(menu).map(
  ([id, { shown }]) => [`menu.${id}`, { flagType: 'boolean', defaultValue: shown, description: '' }] as const,
)

/** Every flag with its value and the layer that decided: the menu entries, then those of the manifest. */
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
 * The rows that a filter leaves.
 * @param wordsOf what else a search looks at: the words that stand beside the key
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
