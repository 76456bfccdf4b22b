import { campusStore } from '#shared/storage/campus-store.ts'
import { createStore } from '../state/create-store.ts'

const WIB_MINUTES = 420
/** Section 9: zone labels, by minutes east of Greenwich. Indonesia has no summer time: an offset says all of a zone. */
const LABELS: Readonly<Record<number, string>> = { [WIB_MINUTES]: 'WIB', 480: 'WITA', 540: 'WIT' }

/** Minutes east of Greenwich of a zone label; null for anything that is not WIB, WITA or WIT. */
export const minutesOfZone = (label: string | null): number | null =>
  Number(Object.entries(LABELS).find(([, name]) => name === label)?.[0] ?? 0) || null

const CARRIED = /[+]0([789])(?::?00)?$/
const HOUR_MINUTES = 60

/** Offset of the first moment that the gateway has written with one of Indonesia. */
const carried = createStore<number | null>(null)

/**
 * Learns the zone of a campus that does not name one from the moments that its gateway writes; the first one counts, so
 * that no screen changes its hours.
 * @param written a moment as the gateway writes it
 */
export const noteWrittenZone = (written: string): void => {
  const hours = carried.get() === null ? CARRIED.exec(written)?.[1] : undefined
  if (hours !== undefined) carried.set(Number(hours) * HOUR_MINUTES)
}

/**
 * The campus's time zone in minutes east of Greenwich (readings, 29): `time_zone` of the campus configuration, else the
 * offset that the gateway's moments carry, else WIB.
 */
export const campusOffset = (): number => minutesOfZone(campusStore.get('time_zone')) ?? carried.get() ?? WIB_MINUTES

/** Label of the campus's time zone, which stands wherever an hour is shown (section 9): WIB, WITA or WIT. */
export const zoneLabel = (offsetMinutes = campusOffset()): string => LABELS[offsetMinutes] ?? 'WIB'
