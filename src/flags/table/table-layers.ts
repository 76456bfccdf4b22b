import type { JsonValue } from '@openfeature/web-sdk'
import type { FlagTable } from './flag-table.ts'
import { type Layer, NO_OPINIONS, type Opinion } from './layers.ts'

const fileOf = (key: string): string => `flags/${key.startsWith('menu.') ? 'menu' : 'manifest'}.json`

/** Returns the layer of the defaults: an opinion on every flag. */
export const defaultLayer = ({ flags }: FlagTable): Layer =>
  new Map(Object.entries(flags).map(([key, value]) => [key, { value, source: fileOf(key) }]))

/**
 * Returns the campus id as in its file name; servers and links may use another letter case.
 * @returns undefined when no file has this campus: the default variant is used (section 1)
 */
export const knownCampus = ({ campuses }: FlagTable, unik: unknown): string | undefined => {
  const wanted = typeof unik === 'string' ? unik.trim().toLowerCase() : ''
  return Object.keys(campuses).find((name) => name.toLowerCase() === wanted)
}

/** Returns the layer of one campus file; an unknown campus has no opinion (readings, 2). */
export const campusLayer = (table: FlagTable, unik: unknown): Layer => {
  const name = knownCampus(table, unik)
  const row = name === undefined ? undefined : table.campuses[name]
  if (name === undefined || !row) return NO_OPINIONS
  const flags = Object.entries(table.flags)
  const source = `flags/campuses/${name}.json`
  const stated = new Set(row.stated)
  const layer = new Map<string, Opinion>()
  const say = (place: number, value: (fallback: JsonValue) => JsonValue, extra?: Partial<Opinion>) => {
    const [key, fallback] = flags[place] ?? []
    if (key === undefined || fallback === undefined) return
    layer.set(key, { value: value(fallback), source, ...(!stated.has(place) && { assumed: true }), ...extra })
  }
  for (const place of row.flip ?? []) say(place, (fallback) => fallback !== true)
  for (const [place, value] of row.set ?? []) say(place, () => value)
  for (const place of row.absent ?? []) say(place, () => false, { absent: true })
  return layer
}
