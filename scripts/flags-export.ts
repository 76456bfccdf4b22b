import type { JsonValue } from '@openfeature/core'
import type { FlagTable } from '../src/flags/table/flag-table.ts'
import { campusLayer, defaultLayer } from '../src/flags/table/table-layers.ts'
import { compileFlagTable, readFlagSource } from './vite/flag-table.ts'

type Rule = JsonValue
type Branch = readonly [condition: Rule, variant: string]

/** Context paths of the flags whose boolean comes from the evaluation context. */
const CONTEXT: Readonly<Record<string, string>> = {
  localization: 'settings.localization',
  chat: 'settings.chat',
  'assumed-writes': 'runtime.assumed-writes',
}

const variable = (path: string): Rule => ({ var: path })
const is = (path: string, value: JsonValue): Rule => ({ '===': [variable(path), value] })
const atCampus = (campuses: string[]): Rule => ({ in: [variable('campus'), campuses] })

const nameOf = (value: JsonValue, campus: string): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : typeof value === 'object' ? campus : String(value)

const serverBranches = (key: string): Branch[] => {
  if (key === 'saldo') return [[is('saldo', 'false'), 'off']]
  if (!key.startsWith('menu.')) return []
  const path = `menu_config.${key.slice('menu.'.length)}`
  return [
    [{ or: [is(path, 'true'), is(path, true)] }, 'on'],
    [{ or: [is(path, 'false'), is(path, false)] }, 'off'],
  ]
}

const contextBranches = (key: string): Branch[] => {
  const path = CONTEXT[key]
  return path === undefined
    ? []
    : [
        [is(path, true), 'on'],
        [is(path, false), 'off'],
      ]
}

/** Groups the campuses that set the flag by the value they set. */
const campusesOf = (table: FlagTable, key: string) => {
  const absent: string[] = []
  const differing = new Map<string, { value: JsonValue; campuses: string[] }>()
  for (const campus of Object.keys(table.campuses)) {
    const opinion = campusLayer(table, campus).get(key)
    if (opinion?.absent) absent.push(campus)
    else if (opinion) {
      const name = nameOf(opinion.value, campus)
      const group = differing.get(name) ?? { value: opinion.value, campuses: [] }
      group.campuses.push(campus)
      differing.set(name, group)
    }
  }
  return { absent, differing }
}

/**
 * Returns the flags in the format of flagd, for a flag service. The context of an evaluation: `campus` (the name of the
 * campus file), `menu_config` (entry id → value as the server sent it), `saldo`, `settings`, `runtime`; each is
 * optional. Branches are in the order of the layers, strongest first.
 */
export const toFlagd = (table: FlagTable) => {
  const flags = [...defaultLayer(table)].map(([key, { value }]) => {
    const { absent, differing } = campusesOf(table, key)
    const branches: Branch[] = [
      ...(absent.length > 0 ? [[atCampus(absent), 'off'] as const] : []),
      ...serverBranches(key),
      ...contextBranches(key),
      ...[...differing].map(([name, { campuses }]) => [atCampus(campuses), name] as const),
    ]
    const defaultVariant = typeof value === 'object' ? 'default' : nameOf(value, '')
    const both = typeof value === 'boolean' ? { on: true, off: false } : { [defaultVariant]: value }
    const others = [...differing].map(([name, group]) => [name, group.value] as const)
    return [
      key,
      {
        state: 'ENABLED',
        variants: { ...both, ...Object.fromEntries(others) },
        defaultVariant,
        ...(branches.length > 0 && { targeting: { if: branches.flat() } }),
      },
    ] as const
  })
  return {
    $schema: 'https://flagd.dev/schema/v0/flags.json',
    metadata: { flagSetId: 'portal-mahasiswa' },
    flags: Object.fromEntries(flags),
  }
}

/**
 * Returns the text of reports/flags.flagd.json.
 * @param folder flags/ or a folder with the same layout
 */
export const exportFlags = (folder: string): string =>
  `${JSON.stringify(toFlagd(compileFlagTable(readFlagSource(folder))), null, 2)}\n`
