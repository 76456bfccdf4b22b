import { campusStore } from '#shared/storage/campus-store.ts'
import { createStore } from '../state/create-store.ts'
import { createEmitter } from '../state/emitter.ts'

const WIB_MINUTES = 420
/** Section 9: zone labels, by minutes east of Greenwich. Indonesia has no summer time: an offset says all of a zone. */
const LABELS: Readonly<Record<number, string>> = { [WIB_MINUTES]: 'WIB', 480: 'WITA', 540: 'WIT' }

/** Zones of Indonesia by the names that time zone lists use. */
const PLACES: Readonly<Record<string, number>> = {
  'asia/jakarta': WIB_MINUTES,
  'asia/pontianak': WIB_MINUTES,
  'asia/makassar': 480,
  'asia/ujung_pandang': 480,
  'asia/jayapura': 540,
}
const LABEL = /\b(wita|wit|wib)\b/i
const OFFSET = /^(?:utc|gmt)?\s*\+0?([789])(?::?00)?$/i
const HOUR_MINUTES = 60

/**
 * Reads the name of a zone of Indonesia: its label ('WITA', 'wita', 'WITA (UTC+8)'), a place ('Asia/Makassar') or an
 * offset ('+08:00', 'UTC+8').
 * @returns minutes east of Greenwich; null for anything else
 */
export const minutesOfZone = (name: string | null): number | null => {
  const plain = name?.trim() ?? ''
  const label = LABEL.exec(plain)?.[1]?.toUpperCase()
  const ofLabel = Object.entries(LABELS).find(([, known]) => known === label)?.[0]
  const hours = OFFSET.exec(plain)?.[1]
  return Number(ofLabel ?? 0) || (PLACES[plain.toLowerCase()] ?? (Number(hours ?? 0) * HOUR_MINUTES || null))
}

const CARRIED = /[+]0([789])(?::?00)?$/
/** Name of the zone that the gateway's moments carry, among the settings of the campus. */
const WRITTEN_ZONE = 'written_zone'

/** Offset of the first moment that the gateway has written with one of Indonesia; kept, as a reload reads others first. */
const carried = createStore<number | null>(null)
const learnt = createEmitter<undefined>()

const keptZone = (): number | null => minutesOfZone(campusStore.get(WRITTEN_ZONE))

/**
 * The campus's time zone in minutes east of Greenwich (readings, 29): `time_zone` of the campus configuration, else the
 * offset that the gateway's moments carry; null while neither is known.
 */
export const campusZone = (): number | null =>
  minutesOfZone(campusStore.get('time_zone')) ?? carried.get() ?? keptZone()

/**
 * Learns the zone of a campus that does not name one from the moments that its gateway writes, and keeps it with the
 * settings of the campus. The first offset of Indonesia counts, so that no screen changes its hours.
 * @param written a moment as the gateway writes it
 */
export const noteWrittenZone = (written: string): void => {
  const hours = carried.get() === null ? CARRIED.exec(written)?.[1] : undefined
  if (hours === undefined) return
  const known = campusZone()
  carried.set(known ?? Number(hours) * HOUR_MINUTES)
  if (known !== null) return
  campusStore.set(WRITTEN_ZONE, `+0${hours}:00`)
  queueMicrotask(() => learnt.emit(undefined)) // moments are read while a screen renders
}

/** Returns whether a stored name is the zone that the gateway's moments carry. */
export const isWrittenZone = (name: string): boolean => name === WRITTEN_ZONE

/** Forgets the zone that the gateway's moments carried: with the settings of the campus. */
export const forgetWrittenZone = (): void => {
  carried.set(null)
  campusStore.remove(WRITTEN_ZONE)
}

/** Calls back when the zone of a campus that names none has become known. @returns an unsubscribe function */
export const onZoneLearnt = learnt.subscribe

/** The campus's time zone for calculations: WIB where nothing says it, which the shell states on the screen. */
export const campusOffset = (): number => campusZone() ?? WIB_MINUTES

/** Label of the campus's time zone, which stands wherever an hour is shown (section 9): WIB, WITA or WIT. */
export const zoneLabel = (offsetMinutes = campusOffset()): string => LABELS[offsetMinutes] ?? 'WIB'
