import type { JadwalKuliah, JadwalKuliahWaktu, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { addDays, dayOf, momentAt, weekdayOf } from '#shared/campus/campus-time.ts'
import { readTime } from '#shared/time/read-time.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import type { Appointment } from './appointments.ts'
import type { JenisUjian } from './jadwal-ujian.ts'
import { dosenText, type Kehadiran, kehadiranOf } from './kehadiran.ts'
import { toMeetingSpan } from './meeting-span.ts'
import { hariOf } from './pertemuan.ts'

/** A row of the timetable of a day: a class, or an exam or another appointment in the shape of one. */
export interface TimetableRow extends JadwalKuliah {
  jenisUjian?: JenisUjian
  janji?: Appointment
}

/** Returns the timetable of a day, YYYY-MM-DD. */
export type TimetableOn = (day: string) => readonly TimetableRow[]

/** One class on one day, ready to be shown. */
export interface Kelas {
  /** Of no other class of the list. */
  id: string
  kelas: string
  tempat: string
  dosen: string
  /** Milliseconds since 1970. */
  mulai: number
  selesai: number
  /** False where nobody has said when it ends. */
  isSelesaiKnown: boolean
  kehadiran: Kehadiran | null | undefined
  /** What it was made of. */
  row: TimetableRow
  waktu: JadwalKuliahWaktu
}

const DAYS_AHEAD = 7
/** A class may end after midnight; without an end it ends where it begins. */
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
 * The class or exam that runs now or comes next within seven days, and those that follow it within these days. One of yesterday
 * may still run after midnight.
 * @param timetableOn the weekly classes alone where exams and academic calendar are not known
 * @param nowMs milliseconds since 1970
 */
export const kelasBerikutnya = (
  timetableOn: TimetableOn,
  presensi: Listed<PresensiKuliah> | null,
  nowMs: number,
): { next: Kelas | null; later: Kelas[] } => {
  const yesterday = addDays(dayOf(nowMs), -1)
  const coming = Array.from({ length: DAYS_AHEAD + 2 }, (_, ahead) => addDays(yesterday, ahead))
    .flatMap((day) => kelasOn(day, timetableOn(day), presensi))
    .filter(({ selesai }) => selesai > nowMs)
    .sort((a, b) => a.mulai - b.mulai)
  const [next = null, ...later] = coming
  return { next, later }
}
