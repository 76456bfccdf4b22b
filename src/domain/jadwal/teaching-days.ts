import type { KalenderAkademik } from '#generated/client/info/readers.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { allRows, type Listed, readRows } from '#shared/wire/readers.ts'
import type { JenisUjian } from './jadwal-ujian.ts'
import { overlapOf } from './pertemuan.ts'
import { type Span, toSpan } from './span.ts'

/** Exams and academic calendar of a period, which override the weekly timetable (readings, 150). */
export interface AcademicDays {
  kalender: Listed<KalenderAkademik>
  uts: Listed<JadwalUjian>
  uas: Listed<JadwalUjian>
}

interface Meeting {
  idMakul: string
  /** null for unreadable hours. */
  jam: Span | null
}

/** Returns first and last day of a calendar entry; null for an entry without a day. */
const daysOf = ({ tanggalMulai, tanggalSelesai }: KalenderAkademik): { first: string; last: string } | null => {
  if (!tanggalMulai) return null
  return { first: tanggalMulai, last: tanggalSelesai && tanggalSelesai > tanggalMulai ? tanggalSelesai : tanggalMulai }
}

const entriesOn = (rows: Listed<KalenderAkademik>, day: string): KalenderAkademik[] =>
  readRows(rows, 'noted').filter((row) => {
    const days = daysOf(row)
    return days !== null && days.first <= day && day <= days.last
  })

const namesOf = (rows: readonly KalenderAkademik[]): string[] => [...new Set(rows.map(({ kegiatan }) => kegiatan))]

/** Returns the names of the academic calendar's holidays on a day, YYYY-MM-DD (section 3, calendar). */
export const liburPada = (rows: Listed<KalenderAkademik>, day: string): string[] =>
  namesOf(entriesOn(rows, day).filter(({ isLibur }) => isLibur === true))

const EXAM_WEEKS =
  /^(?:(?:pelaksanaan|masa|pekan|minggu) )?(?:(?:ujian|evaluasi) )?(?:(?:tengah|akhir) semester|uts|uas|ets|eas)\b(?!.*susulan)/i

/**
 * Returns the names of the academic calendar's exam weeks on a day: no other exam of the campus suspends classes
 * (readings, 151).
 */
export const examWeeksOn = (rows: Listed<KalenderAkademik>, day: string): string[] =>
  namesOf(entriesOn(rows, day).filter(({ kategori, kegiatan }) => kategori === 'Ujian' && EXAM_WEEKS.test(kegiatan)))

/** Returns whether the last final exam is over; false until every final exam has a known date. */
export const isAfterPeriod = ({ uas }: Pick<AcademicDays, 'uas'>, day: string): boolean =>
  uas.length > 0 &&
  allRows(uas) !== null &&
  readRows(uas, 'noted').every(({ tanggalUjian }) => !!tanggalUjian && tanggalUjian < day)

export const examsOn = ({ uts, uas }: AcademicDays, day: string): { jenis: JenisUjian; ujian: JadwalUjian }[] => [
  ...readRows(uts, 'noted').flatMap((ujian) => (ujian.tanggalUjian === day ? [{ jenis: 'UTS' as const, ujian }] : [])),
  ...readRows(uas, 'noted').flatMap((ujian) => (ujian.tanggalUjian === day ? [{ jenis: 'UAS' as const, ujian }] : [])),
]

/**
 * Returns whether a class meets on a day of its week: not on a holiday, in an exam week or after the last final exam,
 * and not when an exam of its course or an exam at its time takes place.
 * @param day YYYY-MM-DD on the campus's calendar
 */
export const isHeld = (known: AcademicDays, day: string, { idMakul, jam }: Meeting): boolean =>
  liburPada(known.kalender, day).length === 0 &&
  examWeeksOn(known.kalender, day).length === 0 &&
  !isAfterPeriod(known, day) &&
  examsOn(known, day).every(({ ujian }) => {
    const exam = toSpan(ujian.jamMulai, ujian.jamSelesai)
    return (
      (idMakul === '' || ujian.idMakul !== idMakul) && (exam === null || jam === null || overlapOf(exam, jam) === null)
    )
  })
