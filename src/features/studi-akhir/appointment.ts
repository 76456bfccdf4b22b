import { appointmentHours } from '#domain/jadwal/appointments.ts'
import type { Span } from '#domain/jadwal/span.ts'
import { dayOf, momentAt } from '#shared/campus/campus-time.ts'
import type { Waktu } from '#shared/wire/readers.ts'

/** A defence or an exam on a day, as the gateway writes its hours. */
export interface Appointment {
  tanggal: Waktu
  jamMulai: string
  jamSelesai: string
}

/**
 * The time that an appointment takes, for its calendar file, for clashes and for its end alike: one without a known end takes as
 * long as everywhere in the portal (readings, 193). Null while its start is not known: the calendar file has the whole day.
 */
export const spanOf = ({ jamMulai, jamSelesai }: Pick<Appointment, 'jamMulai' | 'jamSelesai'>): Span | null =>
  appointmentHours(jamMulai, jamSelesai).jam

/**
 * Returns whether an appointment is over: after the time that it takes, and without hours after its day. False where no day is
 * known.
 * @param nowMs by the gateway's clock
 */
export const isPast = (of: Appointment, nowMs: number): boolean => {
  if (!of.tanggal) return false
  const span = spanOf(of)
  return span === null ? dayOf(nowMs) > of.tanggal : nowMs >= momentAt(of.tanggal, span.selesai)
}

/**
 * Returns whether an appointment has begun, and without hours whether its day has: from then on nothing about it can be undone.
 * False where no day is known.
 * @param nowMs by the gateway's clock
 */
export const hasBegun = (of: Appointment, nowMs: number): boolean => {
  if (!of.tanggal) return false
  const span = spanOf(of)
  return span === null ? dayOf(nowMs) > of.tanggal : nowMs >= momentAt(of.tanggal, span.mulai)
}
