import { minutesOfZone } from '#shared/campus/campus-zone.ts'

type Zona = 'WIB' | 'WITA' | 'WIT'

/** Campuses that do not lie in WIB: Samarinda. */
const ZONA: Readonly<Record<string, Zona>> = { 'UNTAG-SMD': 'WITA' }

/** The zone of an emulated campus, as its settings name it. */
export const zonaOf = (campus: string): Zona => ZONA[campus] ?? 'WIB'

const MINUTE_MS = 60_000
const WIB_MINUTES = 420
/** A JSON text that is a moment as the world writes it, and nothing besides. */
const MOMENT = /"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})\+07:00"/g

/**
 * Writes the moments of an answer on the clock of a zone: the same instants. What has no offset (days, hours of a
 * timetable) stays.
 * @param json text of the answer, moments in WIB
 */
export const toZona = (json: string, zona: Zona): string => {
  if (zona === 'WIB') return json
  const east = minutesOfZone(zona) ?? WIB_MINUTES
  return json.replace(MOMENT, (_, wib: string) => {
    const wall = new Date(Date.parse(`${wib}Z`) + (east - WIB_MINUTES) * MINUTE_MS)
    return `"${wall.toISOString().slice(0, 19)}+0${east / 60}:00"`
  })
}
