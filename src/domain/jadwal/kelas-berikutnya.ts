import type { JadwalKuliah, JadwalKuliahWaktu, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { addDays, dayOf, momentAt, weekdayOf } from '#shared/campus/campus-time.ts'
import { readTime } from '#shared/time/read-time.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import type { Appointment } from './appointments.ts'
import type { JenisUjian } from './jadwal-ujian.ts'
import { dosenText, type Kehadiran, kehadiranOf } from './kehadiran.ts'
import { toMeetingSpan } from './meeting-span.ts'
import { hariOf } from './pertemuan.ts'

/** A row of a day's timetable: a class, or an exam or another appointment in the shape of a class. */
export interface TimetableRow extends JadwalKuliah {
  jenisUjian?: JenisUjian
  janji?: Appointment
}

/** Returns the timetable of a day, YYYY-MM-DD. */
export type TimetableOn = (day: string) => readonly TimetableRow[]

/** A class on one day, ready for rendering. */
export interface Kelas {
  /** Unique within the list. */
  id: string
  kelas: string
  tempat: string
  dosen: string
  /** Milliseconds since 1970. */
  mulai: number
  selesai: number
  /** False when the end is unknown. */
  isSelesaiKnown: boolean
  kehadiran: Kehadiran | null | undefined
  /** Row that it was made from. */
  row: TimetableRow
  waktu: JadwalKuliahWaktu
}

const DAYS_AHEAD = 7
/** Returns the end of a class, which may be after midnight; without a known end, its start. */
const endOf = (day: string, waktu: JadwalKuliahWaktu, mulai: number): number =>
  momentAt(day, toMeetingSpan(waktu.jamMulai, waktu.jamSelesai)?.selesai ?? mulai)

const kelasOn = (day: string, rows: readonly TimetableRow[], presensi: Listed<PresensiKuliah> | null): Kelas[] =>
  rows.flatMap((row, index) =>
    readRows(row.jadwal, 'noted').flatMap((waktu, place) => {
      const minutes = readTime(waktu.jamMulai)
      if (minutes === null || hariOf(waktu) !== weekdayOf(day)) return []
      const mulai = momentAt(day, minutes)
      const tempat = [waktu.ruang, waktu.gedung].filter(Boolean).join(' ')
      return [
        {
          id: `${row.idKelas} ${index} ${place} ${mulai}`,
          kelas: row.kelas,
          tempat,
          dosen: dosenText(row.dosen),
          mulai,
          selesai: endOf(day, waktu, minutes),
          isSelesaiKnown: row.janji?.isEndKnown ?? toMeetingSpan(waktu.jamMulai, waktu.jamSelesai) !== null,
          kehadiran: kehadiranOf(row, presensi),
          row,
          waktu,
        },
      ]
    }),
  )

/**
 * Returns the class or exam that runs now or comes next within some days, and those that follow it in these days. A
 * class of yesterday may still run after midnight.
 * @param timetableOn only the weekly classes when exams and academic calendar are unknown
 * @param nowMs milliseconds since 1970
 * @param daysAhead seven by default
 */
export const kelasBerikutnya = (
  timetableOn: TimetableOn,
  presensi: Listed<PresensiKuliah> | null,
  nowMs: number,
  daysAhead = DAYS_AHEAD,
): { next: Kelas | null; later: Kelas[] } => {
  const yesterday = addDays(dayOf(nowMs), -1)
  const coming = Array.from({ length: daysAhead + 2 }, (_, ahead) => addDays(yesterday, ahead))
    .flatMap((day) => kelasOn(day, timetableOn(day), presensi))
    .filter(({ selesai }) => selesai > nowMs)
    .sort((a, b) => a.mulai - b.mulai)
  const [next = null, ...later] = coming
  return { next, later }
}
