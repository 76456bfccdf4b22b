import type { KalenderAkademik } from '#generated/client/info/readers.ts'
import {
  type JadwalKuliah,
  type JadwalKuliahWaktu,
  readJadwalKuliah,
} from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { weekdayOf } from '#shared/time/campus-time.ts'
import { readRows } from '#shared/wire/readers.ts'
import type { JenisUjian } from './jadwal-ujian.ts'
import type { TimetableRow } from './kelas-berikutnya.ts'
import { toMeetingSpan } from './meeting-span.ts'
import { overlapOf } from './pertemuan.ts'
import { type Span, toSpan } from './span.ts'

/** Exams and academic calendar of a period, which win over the weekly timetable (readings, 150). */
export interface AcademicDays {
  kalender: readonly KalenderAkademik[]
  uts: readonly JadwalUjian[]
  uas: readonly JadwalUjian[]
}

/** A meeting of a class on one day. */
interface Meeting {
  idMakul: string
  /** null for unreadable hours. */
  jam: Span | null
}

/** First and last day of a calendar entry; null for an entry without a day. */
const daysOf = ({ tanggalMulai, tanggalSelesai }: KalenderAkademik): { first: string; last: string } | null => {
  if (!tanggalMulai) return null
  return { first: tanggalMulai, last: tanggalSelesai && tanggalSelesai > tanggalMulai ? tanggalSelesai : tanggalMulai }
}

const entriesOn = (rows: readonly KalenderAkademik[], day: string): KalenderAkademik[] =>
  rows.filter((row) => {
    const days = daysOf(row)
    return days !== null && days.first <= day && day <= days.last
  })

const namesOf = (rows: readonly KalenderAkademik[]): string[] => [...new Set(rows.map(({ kegiatan }) => kegiatan))]

/** The holidays of the academic calendar on a day, YYYY-MM-DD, by their names (section 3, calendar). */
export const liburPada = (rows: readonly KalenderAkademik[], day: string): string[] =>
  namesOf(entriesOn(rows, day).filter(({ isLibur }) => isLibur === true))

const EXAM_WEEKS =
  /^(?:(?:pelaksanaan|masa|pekan|minggu) )?(?:(?:ujian|evaluasi) )?(?:(?:tengah|akhir) semester|uts|uas|ets|eas)\b(?!.*susulan)/i

/** The exam weeks of the academic calendar on a day, by their names: no other exam of the campus stops the classes (readings, 151). */
export const examWeeksOn = (rows: readonly KalenderAkademik[], day: string): string[] =>
  namesOf(entriesOn(rows, day).filter(({ kategori, kegiatan }) => kategori === 'Ujian' && EXAM_WEEKS.test(kegiatan)))

/** The last final exam is over; false until every final exam has a date. */
export const isAfterPeriod = ({ uas }: Pick<AcademicDays, 'uas'>, day: string): boolean =>
  uas.length > 0 && uas.every(({ tanggalUjian }) => !!tanggalUjian && tanggalUjian < day)

const examsOn = ({ uts, uas }: AcademicDays, day: string): { jenis: JenisUjian; ujian: JadwalUjian }[] => [
  ...uts.flatMap((ujian) => (ujian.tanggalUjian === day ? [{ jenis: 'UTS' as const, ujian }] : [])),
  ...uas.flatMap((ujian) => (ujian.tanggalUjian === day ? [{ jenis: 'UAS' as const, ujian }] : [])),
]

/**
 * Returns whether a class meets on a day of its week: not on a holiday, in an exam week or after the last final exam, and not
 * in place of an exam of its course or of an exam at its time.
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

/** An exam in the shape of a timetable row. It has no ids: attendance of the class is not attendance of the exam. */
const examRow = (rows: readonly JadwalKuliah[], jenis: JenisUjian, ujian: JadwalUjian, hari: number): TimetableRow => {
  const { idMakul, kodeMakul, kelas, jamMulai, jamSelesai, ruang } = ujian
  const makul = rows.find((row) => idMakul !== '' && row.idMakul === idMakul)
  const named = (nama: string) => nama && `${jenis} ${nama}`
  return {
    ...readJadwalKuliah({
      kodeMakul,
      kelas,
      namaMakul: named(makul?.namaMakul || ujian.namaMakul || kodeMakul) || jenis,
      namaMakulInggris: named(makul?.namaMakulInggris ?? ''),
      jadwal: [{ hari: { kode: hari }, jamMulai, jamSelesai, ruang }],
    }),
    jenisUjian: jenis,
  }
}

/**
 * Returns the timetable of single days: the classes that meet on a day, with the meetings of that day alone, and the exams.
 * @param rows classes of the period
 */
export const timetableOn =
  (rows: readonly JadwalKuliah[], known: AcademicDays) =>
  (day: string): TimetableRow[] => {
    const hari = weekdayOf(day)
    const meets = (idMakul: string) => (waktu: JadwalKuliahWaktu) => {
      const jam = toMeetingSpan(waktu.jamMulai, waktu.jamSelesai)
      return Number(waktu.hari?.kode) === hari && isHeld(known, day, { idMakul, jam })
    }
    const classes = rows.flatMap((row) => {
      const jadwal = readRows(row.jadwal, 'unreviewed').filter(meets(row.idMakul))
      return jadwal.length > 0 ? [{ ...row, jadwal }] : []
    })
    const exams = examsOn(known, day).map(({ jenis, ujian }) => examRow(rows, jenis, ujian, hari))
    return [...classes, ...exams]
  }
