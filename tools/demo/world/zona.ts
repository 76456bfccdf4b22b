import { minutesOfZone } from '#shared/campus/campus-zone.ts'

type Zona = 'WIB' | 'WITA' | 'WIT'

/** Campuses outside of WIB: Samarinda. */
const ZONA: Readonly<Record<string, Zona>> = { 'UNTAG-SMD': 'WITA' }

/** Returns the time zone of an emulated campus, as in its settings. */
export const zonaOf = (campus: string): Zona => ZONA[campus] ?? 'WIB'

const MINUTE_MS = 60_000
const WIB_MINUTES = 420
/** A JSON string that contains only a moment in the mock state's format. */
const MOMENT = /"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})\+07:00"/g

/**
 * Converts the moments of a response to a time zone, without changing the instants. Values without an offset (days,
 * times of a schedule) stay unchanged.
 * @param json text of the response, moments in WIB
 */
export const toZona = (json: string, zona: Zona): string => {
  if (zona === 'WIB') return json
  const east = minutesOfZone(zona) ?? WIB_MINUTES
  return json.replace(MOMENT, (_, wib: string) => {
    const wall = new Date(Date.parse(`${wib}Z`) + (east - WIB_MINUTES) * MINUTE_MS)
    return `"${wall.toISOString().slice(0, 19)}+0${east / 60}:00"`
  })
}
