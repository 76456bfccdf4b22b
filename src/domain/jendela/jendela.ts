import { useCallback, useMemo } from 'react'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { useGatewayTime } from '#gateway/campus/use-gateway-time.ts'
import { formatJam, formatTanggal, minutesOfZone, zoneLabel } from '#shared/format/tanggal.ts'

/** A moment and the zone in which the campus wrote it. */
export interface CampusTime {
  /** Milliseconds since 1970. */
  ms: number
  /** Minutes east of Greenwich. */
  offsetMinutes: number
}

const MINUTE_MS = 60_000
const OFFSET = /([+-])(\d{2}):?(\d{2})$/
const EDGE = { mulai: '00:00:00', selesai: '23:59:59' }
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The zone of the campus's wall clock by its settings, in minutes east of Greenwich; WIB where they name none of ours
 * (section 9; `time_zone` is an assumed field).
 */
export const campusZoneMinutes = (): number => minutesOfZone(readCampusConfig()?.time_zone ?? '')

/** @returns null where the text names no zone */
const offsetOf = (text: string): number | null => {
  if (/z$/i.test(text)) return 0
  const match = OFFSET.exec(text.slice(10))
  if (!match) return null
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

/** What the wall of a campus shows that lies so far east. */
const onWall = (text: string, offsetMinutes: number): CampusTime => ({
  ms: Date.parse(`${text}Z`) - offsetMinutes * MINUTE_MS,
  offsetMinutes,
})

/**
 * A date-time of the gateway with the zone in which it was written; one of another country is read in WIB (readings,
 * 29), and one without a zone stands on the wall of the campus. A day alone is its first minute, or as an end its last
 * second.
 * @param value a moment as it was read; null for none
 * @param zoneMinutes of the campus, see campusZoneMinutes
 */
export const toCampusTime = (
  value: string | null,
  edge: 'mulai' | 'selesai',
  zoneMinutes: number = minutesOfZone('WIB'),
): CampusTime | null => {
  if (value === null) return null
  if (DAY.test(value)) return onWall(`${value}T${EDGE[edge]}`, zoneMinutes)
  const text = value.replace(' ', 'T')
  const written = offsetOf(text)
  if (written === null) return onWall(text, zoneMinutes)
  return { ms: Date.parse(text), offsetMinutes: minutesOfZone(zoneLabel(written)) }
}

/** The wall clock of the campus as a local date, for the formats and rules that read one. */
export const wallClock = ({ ms, offsetMinutes }: CampusTime): Date => {
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

/** The same of a moment as it was read; null for none. */
export const campusMomentText = (value: string | null, language: string): { hari: string; jam: string } | null => {
  const time = toCampusTime(value, 'mulai', campusZoneMinutes())
  return time && campusTimeText(time, language)
}

/** How the answers of the gateway say when something may be done; what they do not say is null or absent. */
export interface Dates {
  tanggalMulai?: string | null
  tanggalSelesai?: string | null
  isBuka?: boolean | null
}

/** When something may be done (a registration, a request, a questionnaire), as far as the gateway said. */
export interface Jendela {
  mulai: CampusTime | null
  selesai: CampusTime | null
  isBuka: boolean | null
}

/** shut: the gateway says that it is not open although its dates do; unknown: it said nothing at all. */
export type Fase = 'before' | 'open' | 'after' | 'shut' | 'unknown'

/** Reads the window of an answer. @param zoneMinutes of the campus, for what names no zone */
export const toJendela = (
  { tanggalMulai = null, tanggalSelesai = null, isBuka = null }: Dates,
  zoneMinutes?: number,
): Jendela => ({
  mulai: toCampusTime(tanggalMulai, 'mulai', zoneMinutes),
  selesai: toCampusTime(tanggalSelesai, 'selesai', zoneMinutes),
  isBuka,
})

const faseByDates = ({ mulai, selesai }: Jendela, nowMs: number): Fase => {
  if (!mulai && !selesai) return 'unknown'
  if (mulai && nowMs < mulai.ms) return 'before'
  return selesai && nowMs > selesai.ms ? 'after' : 'open'
}

/**
 * Where a window stands now. An answer grows old: what was open when it was asked may be over, so 'open' of the
 * gateway beats its dates before the opening only, and 'not open' only while the dates would let it be open.
 * @param nowMs by the gateway's clock
 */
export const faseOf = (jendela: Jendela, nowMs: number): Fase => {
  const fase = faseByDates(jendela, nowMs)
  if (jendela.isBuka === null) return fase
  if (jendela.isBuka) return fase === 'after' ? 'after' : 'open'
  return fase === 'open' || fase === 'unknown' ? 'shut' : fase
}

/** What is left, in parts: days and hours, then hours and minutes, at last minutes and seconds. */
export interface Remaining {
  hari: number
  jam: number
  menit: number
  detik: number
}

const SECOND_MS = 1000

/** @param ms time left; nothing is left of a negative one */
export const toRemaining = (ms: number): Remaining => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS))
  return {
    hari: Math.floor(seconds / 86_400),
    jam: Math.floor((seconds % 86_400) / 3600),
    menit: Math.floor((seconds % 3600) / 60),
    detik: seconds % 60,
  }
}

/** A window and where it stands. */
export interface JendelaNow {
  jendela: Jendela
  fase: Fase
}

/**
 * The window that an answer says, and where it stands now by the gateway's clock; whoever asks renders again when that
 * changes, and not each second.
 * @param dates of the answer; undefined while it is on its way: then nobody knows
 */
export const useJendela = (dates: Dates | undefined): JendelaNow => {
  const { tanggalMulai = null, tanggalSelesai = null, isBuka = null } = dates ?? {}
  const zoneMinutes = campusZoneMinutes()
  const jendela = useMemo(
    () => toJendela({ tanggalMulai, tanggalSelesai, isBuka }, zoneMinutes),
    [tanggalMulai, tanggalSelesai, isBuka, zoneMinutes],
  )
  const fase = useGatewayTime(useCallback((nowMs: number) => faseOf(jendela, nowMs), [jendela]))
  return { jendela, fase }
}
