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
 * A moment at which something begins or ends. A day alone begins with its first minute and ends with its last second, on the
 * campus's clock.
 * @param value as it was read; null for none
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

/** How the answers of the gateway say when something may be done; what they do not say is null or absent. */
export interface Dates {
  tanggalMulai?: Waktu
  tanggalSelesai?: Waktu
  isBuka?: boolean | null
}

/** When something may be done (a registration, a request, a questionnaire), as far as the gateway said. */
export interface Jendela {
  /** Milliseconds since 1970. */
  mulai: Angka
  selesai: Angka
  isBuka: boolean | null
}

/** shut: the gateway says that it is not open although its dates do; unknown: it said nothing at all. */
export type Fase = 'before' | 'open' | 'after' | 'shut' | 'unknown'

/** Reads the window of an answer. @param offset minutes east of Greenwich, for days and what names no zone */
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
  const offset = campusOffset()
  const jendela = useMemo(
    () => toJendela({ tanggalMulai, tanggalSelesai, isBuka }, offset),
    [tanggalMulai, tanggalSelesai, isBuka, offset],
  )
  const fase = useCampusClock(useCallback((nowMs: number) => faseOf(jendela, nowMs), [jendela]))
  return { jendela, fase }
}
