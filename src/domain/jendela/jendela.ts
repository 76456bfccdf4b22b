import { type CampusTime, toCampusTime } from './campus-time.ts'

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
