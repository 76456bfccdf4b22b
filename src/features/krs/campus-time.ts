import { formatJam, formatTanggal, parseTanggal, zoneLabel } from '#shared/format/tanggal.ts'

/** A moment and the zone in which the campus wrote it. */
export interface CampusTime {
  /** Milliseconds since 1970. */
  ms: number
  /** Minutes east of Greenwich. */
  offsetMinutes: number
}

const MINUTE_MS = 60_000
const WIB_MINUTES = 420
const OFFSET = /([+-])(\d{2}):?(\d{2})$/
const EDGE = { mulai: '00:00:00', selesai: '23:59:59' }
const DAY = /^\d{4}-\d{2}-\d{2}$/

const offsetOf = (text: string): number => {
  const match = OFFSET.exec(text)
  if (!match) return WIB_MINUTES
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

const inWib = (ms: number): CampusTime => ({ ms, offsetMinutes: WIB_MINUTES })
const atWib = (text: string): CampusTime => inWib(Date.parse(`${text}+07:00`))

/**
 * A date-time of the gateway with the campus's own zone, which is WIB where it wrote none (readings, 29). A day alone is
 * its first minute, or as an end its last second.
 * @returns null for what is no moment
 */
export const toCampusTime = (value: unknown, edge: 'mulai' | 'selesai'): CampusTime | null => {
  if (typeof value !== 'string' || parseTanggal(value) === null) return null
  if (DAY.test(value)) return atWib(`${value}T${EDGE[edge]}`)
  const text = value.replace(' ', 'T')
  if (!OFFSET.test(text.slice(10))) return text.endsWith('Z') ? inWib(Date.parse(text)) : atWib(text)
  return { ms: Date.parse(text), offsetMinutes: offsetOf(text) }
}

/** The wall clock of the campus as a local date, for the formats that read one. */
const wallClock = ({ ms, offsetMinutes }: CampusTime): Date => {
  const wall = new Date(ms + offsetMinutes * MINUTE_MS)
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
  )
}

/** Day, time and zone of a moment on the wall of the campus: 'Jumat, 15 Januari 2027', '16.00 WIB'. */
export const campusTimeText = (time: CampusTime, language: string): { hari: string; jam: string } => {
  const wall = wallClock(time)
  return {
    hari: formatTanggal(wall, language, 'weekday'),
    jam: `${formatJam(wall, language)} ${zoneLabel(time.offsetMinutes)}`,
  }
}
