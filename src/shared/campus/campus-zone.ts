import { campusStore } from '#shared/campus/campus-store.ts'
import { createEmitter } from '../state/emitter.ts'

const WIB_MINUTES = 420
/**
 * Zone labels (section 9), by minutes east of Greenwich. Indonesia has no summer time: an offset identifies the zone.
 */
const LABELS: Readonly<Record<number, string>> = { [WIB_MINUTES]: 'WIB', 480: 'WITA', 540: 'WIT' }

/** Names of the zones of Indonesia: labels, places and offsets. */
const NAMES: readonly (readonly [RegExp, number])[] = [
  [/\bwib\b|^asia\/(jakarta|pontianak)$|^(utc|gmt)?\+0?7(:?00)?$/i, WIB_MINUTES],
  [/\bwita\b|^asia\/(makassar|ujung_pandang)$|^(utc|gmt)?\+0?8(:?00)?$/i, 480],
  [/\bwit\b|^asia\/jayapura$|^(utc|gmt)?\+0?9(:?00)?$/i, 540],
]

/**
 * Parses the name of a zone of Indonesia: its label ('WITA', 'wita', 'WITA (UTC+8)'), a place ('Asia/Makassar') or an
 * offset ('+08:00', 'UTC+8').
 * @returns minutes east of Greenwich; null for anything else
 */
export const minutesOfZone = (name: string | null): number | null =>
  NAMES.find(([names]) => names.test(name?.trim() ?? ''))?.[1] ?? null

const CARRIED = /[+]0[789](?::?00)?$/
/** Storage key, among the campus settings, of the zone that the gateway's moments have. */
export const WRITTEN_ZONE = 'written_zone'

const learnt = createEmitter<undefined>()

/**
 * Returns the campus's time zone in minutes east of Greenwich (readings, 29): `time_zone` of the campus configuration,
 * otherwise the offset of the gateway's moments; null while neither is known.
 */
export const campusZone = (): number | null =>
  minutesOfZone(campusStore.get('time_zone')) ?? minutesOfZone(campusStore.get(WRITTEN_ZONE))

/**
 * Stores the zone of the gateway's moments, for a campus that does not name its zone. The first offset of Indonesia
 * counts, so that no screen changes its hours.
 * @param written a moment as the gateway writes it
 */
export const noteWrittenZone = (written: string): void => {
  const offset = CARRIED.exec(written)?.[0]
  if (!offset || campusZone() !== null) return
  campusStore.set(WRITTEN_ZONE, offset)
  learnt.emit(undefined)
}

/** Calls back when the zone of a campus that names none has been learnt. @returns an unsubscribe function */
export const onZoneLearnt = learnt.subscribe

/** Returns the campus's time zone for calculations: WIB while it is unknown, which the shell shows on the screen. */
export const campusOffset = (): number => campusZone() ?? WIB_MINUTES

/** Returns the label of the campus's time zone, which is shown with every hour (section 9): WIB, WITA or WIT. */
export const zoneLabel = (offsetMinutes = campusOffset()): string => LABELS[offsetMinutes] ?? 'WIB'
