import { toSpan } from '#domain/jadwal/span.ts'
import { dayOf, momentAt } from '#shared/time/campus-time.ts'
import type { Waktu } from '#shared/wire/readers.ts'

interface Appointment {
  tanggal: Waktu
  jamMulai: string
  jamSelesai: string
}

const END_OF_DAY = '24.00'

/**
 * Returns whether an appointment is over: after its end, else after its start, and without hours after its day. False where no
 * day is known.
 * @param nowMs by the gateway's clock
 */
export const isPast = ({ tanggal, jamMulai, jamSelesai }: Appointment, nowMs: number): boolean => {
  if (!tanggal) return false
  const span = toSpan(jamMulai, jamSelesai)
  const start = toSpan(jamMulai, END_OF_DAY)
  const end = span?.selesai ?? start?.mulai
  return end === undefined ? dayOf(nowMs) > tanggal : nowMs >= momentAt(tanggal, end)
}
