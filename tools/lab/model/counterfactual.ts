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

/** The documented server key of a flag, in its first spelling; empty for a flag that the server does not name. */
const serverKeyOf = (flag: string): string => {
  const { group, key = '' } = LINES[flag.replace(/^menu\./, '')] ?? {}
  const [own = ''] = [key].flat()
  return group === undefined ? own : `${serverKeyOf(group)}.${own}`
}

/** Layers in which somebody can write a menu entry: the campus file, the server's menu_config, the lab. */
const WRITABLE = ['override', 'server', 'campus'] as const

type WritableLayer = (typeof WRITABLE)[number]

/** What a layer would have to say instead: an opinion on an entry, that the campus lacks it, or nothing. */
export type NewOpinion = 'on' | 'off' | 'absent' | 'nothing'

/** One line that somebody writes, changes or removes. */
export interface Change {
  readonly layer: WritableLayer
  readonly id: MenuId
  readonly opinion: NewOpinion
  /** What the layer says now. */
  readonly was: NewOpinion
  /** File or server key where the line stands; for the lab the key of the flag. */
  readonly place: string
}

/** Ways to turn an entry round, all of the same least size; the first is the one to recommend. */
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

/** A campus file holds only what differs from the default; the default variant has no file (flags/campuses). */
const possible = (layer: WritableLayer, id: MenuId, table: FlagTable, file: string | null): readonly NewOpinion[] => {
  if (layer !== 'campus') return ['on', 'off', 'nothing']
  if (file === null) return []
  return [table.flags[flagOf(id)] === true ? 'off' : 'on', 'absent', 'nothing']
}

/** A server that already names the entry is quoted in its own spelling. */
const placeOf = (layer: WritableLayer, id: MenuId, layers: Layers, file: string | null): string => {
  if (layer === 'campus') return file ?? ''
  const flag = flagOf(id)
  return layer === 'server' ? layers.server.get(flag)?.source || serverKeyOf(flag) : flag
}

/** Every single change that somebody could make to the lines of these entries. */
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

/** The layers after the changes; the given ones stay as they are. */
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

/** Lines that decide whether an entry is shown: its own, its group's, and for a group its children's. */
const relevant = (id: MenuId): MenuId[] => {
  const group = groupOf(id)
  const children = entryOf(id)?.children ?? []
  return [id, ...(group ? [group.id] : []), ...children.map((child) => child.id)]
}

const isSameLine = (a: Change, b: Change): boolean => a.layer === b.layer && a.id === b.id

/** Sets of exactly this many changes, no line changed twice. */
const setsOf = (size: number, from: readonly Change[]): Change[][] =>
  size === 0
    ? [[]]
    : from.flatMap((first, index) =>
        setsOf(size - 1, from.slice(index + 1))
          .filter((rest) => !rest.some((change) => isSameLine(change, first)))
          .map((rest) => [first, ...rest]),
      )

/** Both of an entry and its group can be in the way, and in the lab one line each is always enough. */
const MAX_CHANGES = 2

/** What should be tried first: what needs nobody else, then what lasts; that a campus lacks an entry is said last. */
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
 * The least changes that turn round whether the menu shows an entry: none is smaller among a line in the campus
 * file, an answer of menu_config, and an override, each added, changed or taken back. What the deployment, the
 * campus settings and a flag service say is taken as it stands; it never makes a way shorter, since one override
 * outweighs it.
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
