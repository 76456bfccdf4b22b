import { type Appointment, appointmentHours } from '#domain/jadwal/appointments.ts'
import { addDays, daysBetween } from '#shared/campus/campus-time.ts'
import type { Listed, Waktu } from '#shared/wire/readers.ts'

/** Fields of a registration that determine its days. */
export interface EventDays {
  id: string
  nama: string
  isCancelled: boolean
  mulai: Waktu
  selesai: Waktu
  jamMulai: string
  jamSelesai: string
  tempat: string
}

/** Longest plausible event, in days; a last day after that is treated as a typing error. */
const MAX_DAYS = 31

const daysOf = (mulai: string, selesai: Waktu): string[] => {
  const count = selesai && selesai > mulai ? Math.min(MAX_DAYS, daysBetween(mulai, selesai) + 1) : 1
  return Array.from({ length: count }, (_, day) => addDays(mulai, day))
}

/** Returns the days of the student's events, one appointment per day at the hours of the event. */
export const eventAppointments = (rows: Listed<EventDays>, subject: string): Listed<Appointment> =>
  rows.flatMap((row): (Appointment | null)[] => {
    if (row?.isCancelled) return []
    if (row === null || row.mulai === undefined || row.selesai === undefined) return [null]
    if (row.mulai === null) return []
    return daysOf(row.mulai, row.selesai).map((tanggal) => ({
      id: `${subject}-${row.id}-${tanggal}`,
      nama: row.nama || subject,
      tanggal,
      ...appointmentHours(row.jamMulai, row.jamSelesai),
      ruang: row.tempat,
      keterangan: '',
      isDeadline: false,
    }))
  })
