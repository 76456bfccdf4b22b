import { useCallback, useMemo } from 'react'
import { momentAt } from '#shared/campus/campus-time.ts'
import { campusOffset } from '#shared/campus/campus-zone.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { useCampusClock } from '#shared/campus/use-campus-clock.ts'
import type { Angka, Waktu } from '#shared/wire/readers.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const SECOND_MS = 1000
const DAY_MINUTES = 1440

/**
 * Returns the moment at which something begins or ends. A day without a time begins with its first minute and ends with
 * its last second, on the campus's clock.
 * @param value parsed value; null for none
 * @param offset minutes east of Greenwich
 * @returns milliseconds since 1970
 */
export const edgeOf = (
  value: string | null | undefined,
  edge: 'mulai' | 'selesai',
  offset: number = campusOffset(),
): number | null => {
  const isWholeDay = edge === 'selesai' && !!value && DAY.test(value)
  return isWholeDay ? momentAt(value, DAY_MINUTES, offset) - SECOND_MS : readMoment(value, offset)
}

/** Dates of a window as the gateway sends them; missing values are null or absent. */
export interface Dates {
  tanggalMulai?: Waktu
  tanggalSelesai?: Waktu
  isBuka?: boolean | null
}

/** Window of a registration, a request or a questionnaire, with the values that the gateway sends. */
export interface Jendela {
  /** Milliseconds since 1970. */
  mulai: Angka
  selesai: Angka
  isBuka: boolean | null
}

/** shut: the gateway reports it as not open although its dates allow it; unknown: the gateway sends neither. */
export type Fase = 'before' | 'open' | 'after' | 'shut' | 'unknown'

/**
 * Parses the window of a response.
 * @param offset minutes east of Greenwich, for days and for times without a zone
 */
export const toJendela = (
  { tanggalMulai = null, tanggalSelesai = null, isBuka = null }: Dates,
  offset?: number,
): Jendela => ({
  mulai: edgeOf(tanggalMulai, 'mulai', offset),
  selesai: edgeOf(tanggalSelesai, 'selesai', offset),
  isBuka,
})

const faseByDates = ({ mulai, selesai }: Jendela, nowMs: number): Fase => {
  if (mulai === null && selesai === null) return 'unknown'
  if (mulai != null && nowMs < mulai) return 'before'
  return selesai != null && nowMs > selesai ? 'after' : 'open'
}

/**
 * Returns the phase of a window. A response may be outdated: a window that was open then may be over. So isBuka true
 * overrides the dates only before the opening, and isBuka false only where the dates allow it to be open.
 * @param nowMs by the gateway's clock
 */
export const faseOf = (jendela: Jendela, nowMs: number): Fase => {
  const fase = faseByDates(jendela, nowMs)
  if (jendela.isBuka === null) return fase
  if (jendela.isBuka) return fase === 'after' ? 'after' : 'open'
  return fase === 'open' || fase === 'unknown' ? 'shut' : fase
}

/** Remaining time in parts: shown as days and hours, then hours and minutes, then minutes and seconds. */
export interface Remaining {
  hari: number
  jam: number
  menit: number
  detik: number
}

/** @param ms remaining time; negative values count as 0 */
export const toRemaining = (ms: number): Remaining => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS))
  return {
    hari: Math.floor(seconds / 86_400),
    jam: Math.floor((seconds % 86_400) / 3600),
    menit: Math.floor((seconds % 3600) / 60),
    detik: seconds % 60,
  }
}

export interface JendelaNow {
  jendela: Jendela
  fase: Fase
}

/**
 * Returns the window of a response and its phase by the gateway's clock. Re-renders the caller when the phase changes,
 * not every second.
 * @param dates of the response; undefined while loading: the phase is unknown then
 */
export const useJendela = (dates: Dates | undefined): JendelaNow => {
  const { tanggalMulai = null, tanggalSelesai = null, isBuka = null } = dates ?? {}
  const offset = campusOffset()
  const jendela = useMemo(
    () => toJendela({ tanggalMulai, tanggalSelesai, isBuka }, offset),
    [tanggalMulai, tanggalSelesai, isBuka, offset],
  )
  const fase = useCampusClock(useCallback((nowMs: number) => faseOf(jendela, nowMs), [jendela]))
  return { jendela, fase }
}
