import { dayOf, minuteOf, momentAt } from '#shared/campus/campus-time.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import type { Listed, Waktu } from '#shared/wire/readers.ts'
import type { Appointment } from './appointments.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MINUTES = 1440

/** A task of the student with a last day or moment. */
export interface Deadline {
  /** Stable id such as 'tugas-71', as in a calendar file. */
  id: string
  /** Task with its verb: 'Kumpulkan tugas: Normalisasi'. */
  nama: string
  /** Day (until its end) or moment as the gateway writes it, or milliseconds since 1970; null for none. */
  until: Waktu | number
  /** Address of the screen for it. */
  tautan: string
  keterangan?: string
}

/** Returns a deadline as a point in the list of appointments: nothing without a date, null for an unreadable date. */
export const deadlineOf = ({ id, nama, until, tautan, keterangan = '' }: Deadline): Listed<Appointment> => {
  if (until === null || until === '') return []
  const point = { id, nama, tautan, keterangan, ruang: '', isEndKnown: true, isDeadline: true }
  if (typeof until === 'string' && DAY.test(until)) return [{ ...point, tanggal: until, jam: null }]
  const at = typeof until === 'number' ? until : readMoment(until)
  if (at == null) return [null]
  const minute = minuteOf(at)
  return [{ ...point, tanggal: dayOf(at), jam: { mulai: minute, selesai: minute } }]
}

/** Returns the minute of its day at which an appointment ends: the end of the day when no hour is known. */
export const lastMinute = ({ jam }: Pick<Appointment, 'jam'>): number => jam?.selesai ?? DAY_MINUTES

/** Returns whether an appointment or a deadline has not passed. @param nowMs by the gateway's clock */
export const isAhead = (of: Pick<Appointment, 'tanggal' | 'jam'>, nowMs: number): boolean =>
  nowMs < momentAt(of.tanggal, lastMinute(of))
