import { appointmentHours } from '#domain/jadwal/appointments.ts'
import type { Span } from '#domain/jadwal/span.ts'
import { dayOf, momentAt } from '#shared/campus/campus-time.ts'
import type { Waktu } from '#shared/wire/readers.ts'

/** A defence or an exam on a day, with its hours as the gateway writes them. */
export interface Appointment {
  tanggal: Waktu
  jamMulai: string
  jamSelesai: string
}

/**
 * Returns the time of an appointment for its calendar file, its clashes and its end. An unknown end gets the portal's
 * default duration (readings, 193). Null when the start is unknown: the calendar file then covers the whole day.
 */
export const spanOf = ({ jamMulai, jamSelesai }: Pick<Appointment, 'jamMulai' | 'jamSelesai'>): Span | null =>
  appointmentHours(jamMulai, jamSelesai).jam

/**
 * Returns whether an appointment is over: its end has passed or, without hours, its day. False when the day is unknown.
 * @param nowMs by the gateway's clock
 */
export const isPast = (of: Appointment, nowMs: number): boolean => {
  if (!of.tanggal) return false
  const span = spanOf(of)
  return span === null ? dayOf(nowMs) > of.tanggal : nowMs >= momentAt(of.tanggal, span.selesai)
}

/**
 * Returns whether an appointment has begun, so that it can no longer be cancelled: its start has passed or, without
 * hours, its day. False when the day is unknown.
 * @param nowMs by the gateway's clock
 */
export const hasBegun = (of: Appointment, nowMs: number): boolean => {
  if (!of.tanggal) return false
  const span = spanOf(of)
  return span === null ? dayOf(nowMs) > of.tanggal : nowMs >= momentAt(of.tanggal, span.mulai)
}
