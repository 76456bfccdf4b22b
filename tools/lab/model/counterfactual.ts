import menu from '#flag-data/menu.json'
import type { FlagTable } from '#flags/table/flag-table.ts'
import type { MenuId } from '#flags/table/flag-types.ts'
import type { Layers, Opinion } from '#flags/table/layers.ts'
import { shownIds } from './menu-of.ts'
import { entryOf, groupOf } from './whole-menu.ts'

interface Line {
  group?: string
  key: string | string[]
}
const LINES: Readonly<Record<string, Line>> = menu

/** Returns the first documented server key of a flag; empty when the server has none for it. */
const serverKeyOf = (flag: string): string => {
  const { group, key = '' } = LINES[flag.replace(/^menu\./, '')] ?? {}
  const [own = ''] = [key].flat()
  return group === undefined ? own : `${serverKeyOf(group)}.${own}`
}

/** Layers in which a person can edit a menu entry: the campus file, the server's menu_config, the lab. */
const WRITABLE = ['override', 'server', 'campus'] as const

type WritableLayer = (typeof WRITABLE)[number]

/** New value of a layer for an entry: on, off, absent at the campus, or no opinion. */
export type NewOpinion = 'on' | 'off' | 'absent' | 'nothing'

/** One line to write, change or remove. */
export interface Change {
  readonly layer: WritableLayer
  readonly id: MenuId
  readonly opinion: NewOpinion
  /** Current value of the layer. */
  readonly was: NewOpinion
  /** File or server key of the line; for the lab the flag's key. */
  readonly place: string
}

/** Ways to toggle the visibility of an entry, all with the same minimum number of changes; the first is recommended. */
export interface Counterfactual {
  readonly wasShown: boolean
  readonly ways: readonly (readonly Change[])[]
}

const flagOf = (id: MenuId) => `menu.${id}`

const nameOf = (opinion: Opinion | undefined): NewOpinion => {
  if (!opinion) return 'nothing'
  if (opinion.absent) return 'absent'
  return opinion.value === true ? 'on' : 'off'
}

/**
 * Returns the values that a layer can have. A campus file contains only differences from the default; the default
 * variant has no file (flags/campuses).
 */
const possible = (layer: WritableLayer, id: MenuId, table: FlagTable, file: string | null): readonly NewOpinion[] => {
  if (layer !== 'campus') return ['on', 'off', 'nothing']
  if (file === null) return []
  return [table.flags[flagOf(id)] === true ? 'off' : 'on', 'absent', 'nothing']
}

/** Returns the place of a line. When the server already has the entry, its own spelling of the key is used. */
const placeOf = (layer: WritableLayer, id: MenuId, layers: Layers, file: string | null): string => {
  if (layer === 'campus') return file ?? ''
  const flag = flagOf(id)
  return layer === 'server' ? layers.server.get(flag)?.source || serverKeyOf(flag) : flag
}

/** Returns every possible change of a single line of these entries. */
export const changesFor = (ids: readonly MenuId[], layers: Layers, table: FlagTable): Change[] => {
  const file = layers.campus.get('campus.variant')?.source ?? null
  return WRITABLE.flatMap((layer) =>
    ids.flatMap((id) =>
      possible(layer, id, table, file)
        .map((opinion) => ({
          layer,
          id,
          opinion,
          was: nameOf(layers[layer].get(flagOf(id))),
          place: placeOf(layer, id, layers, file),
        }))
        .filter(({ opinion, was }) => opinion !== was),
    ),
  )
}

/** Returns the layers after the changes, without modifying the given ones. */
export const applyChanges = (layers: Layers, changes: readonly Change[]): Layers => {
  const next = { campus: new Map(layers.campus), server: new Map(layers.server), override: new Map(layers.override) }
  for (const { layer, id, opinion, place } of changes) {
    if (opinion === 'nothing') next[layer].delete(flagOf(id))
    else
      next[layer].set(flagOf(id), {
        value: opinion === 'on',
        source: place,
        ...(opinion === 'absent' && { absent: true }),
      })
  }
  return { ...layers, ...next }
}

/** Returns the entries that decide whether an entry is shown: itself, its group, and the children of a group. */
const relevant = (id: MenuId): MenuId[] => {
  const group = groupOf(id)
  const children = entryOf(id)?.children ?? []
  return [id, ...(group ? [group.id] : []), ...children.map((child) => child.id)]
}

const isSameLine = (a: Change, b: Change): boolean => a.layer === b.layer && a.id === b.id

/** Returns the sets of exactly this many changes, without changing a line twice. */
const setsOf = (size: number, from: readonly Change[]): Change[][] =>
  size === 0
    ? [[]]
    : from.flatMap((first, index) =>
        setsOf(size - 1, from.slice(index + 1))
          .filter((rest) => !rest.some((change) => isSameLine(change, first)))
          .map((rest) => [first, ...rest]),
      )

/** An entry and its group can both be hidden; one lab override for each is always enough. */
const MAX_CHANGES = 2

/**
 * Order of recommendation: first changes that need no other person, then lasting ones; marking an entry as absent comes
 * last.
 */
const EFFORT: Readonly<Record<string, number>> = {
  'override.nothing': 0,
  'server.on': 1,
  'server.off': 1,
  'server.nothing': 1,
  'campus.nothing': 2,
  'campus.on': 3,
  'campus.off': 3,
  'override.on': 4,
  'override.off': 4,
  'campus.absent': 5,
}
const effort = ({ layer, opinion }: Change): number => EFFORT[`${layer}.${opinion}`] ?? 0
const effortOf = (way: readonly Change[]): number => way.reduce((sum, change) => sum + effort(change), 0)

/**
 * Finds the minimum changes that toggle whether the menu shows an entry. Considered are lines of the campus file, of a
 * menu_config response, and overrides, each added, changed or removed. Deployment, campus settings and a flag service
 * are taken as given; changing them never makes a shorter way, because one override takes precedence over them.
 * @param id entry or group of the menu
 */
export const findCounterfactual = (id: MenuId, layers: Layers, table: FlagTable): Counterfactual => {
  const wasShown = shownIds(layers).has(id)
  const from = changesFor(relevant(id), layers, table)
  for (let size = 1; size <= MAX_CHANGES; size += 1) {
    const ways = setsOf(size, from).filter((set) => shownIds(applyChanges(layers, set)).has(id) !== wasShown)
    if (ways.length > 0) return { wasShown, ways: ways.toSorted((a, b) => effortOf(a) - effortOf(b)) }
  }
  return { wasShown, ways: [] }
}
