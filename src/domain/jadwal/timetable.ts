import {
  type JadwalKuliah,
  type JadwalKuliahWaktu,
  readJadwalKuliah,
} from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { weekdayOf } from '#shared/campus/campus-time.ts'
import { type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'
import type { Appointment } from './appointments.ts'
import { isAhead, lastMinute } from './deadline.ts'
import type { JenisUjian } from './jadwal-ujian.ts'
import type { TimetableRow } from './kelas-berikutnya.ts'
import { toMeetingSpan } from './meeting-span.ts'
import { hariOf } from './pertemuan.ts'
import { toSpan } from './span.ts'
import { type AcademicDays, examsOn, isHeld } from './teaching-days.ts'

/**
 * Exams and academic calendar, with the student's other appointments, which are shown beside the timetable (ADR 32).
 */
export interface KnownDays extends AcademicDays {
  janji: readonly Appointment[]
}

/**
 * Returns an exam in the shape of a timetable row. It has no ids: attendance of the class is not attendance of the
 * exam.
 */
const examRow = (rows: Listed<JadwalKuliah>, jenis: JenisUjian, ujian: JadwalUjian, hari: number): TimetableRow => {
  const { idMakul, kodeMakul, kelas, jamMulai, jamSelesai, ruang } = ujian
  const makul = readRows(rows, 'hint').find((row) => idMakul !== '' && row.idMakul === idMakul)
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

const wireTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('.')

/** Returns an appointment in the shape of a timetable row. It has no ids: it has no attendance. */
const appointmentRow = (janji: Appointment): TimetableRow => {
  const [jamMulai, jamSelesai] = janji.jam ? [wireTime(janji.jam.mulai), wireTime(janji.jam.selesai)] : ['', '']
  const hari = { kode: weekdayOf(janji.tanggal) }
  return {
    ...readJadwalKuliah({ namaMakul: janji.nama, jadwal: [{ hari, jamMulai, jamSelesai, ruang: janji.ruang }] }),
    janji,
  }
}

/** Returns the appointments on a day. A deadline is a point in time: it takes no time and clashes with nothing. */
const appointmentsOn = (known: KnownDays, day: string): Appointment[] =>
  known.janji.filter(({ tanggal, isDeadline }) => tanggal === day && !isDeadline)

/**
 * Returns the deadlines on a day that have not passed, in order of time.
 * @param nowMs by the gateway's clock
 */
export const deadlinesOn = (known: Pick<KnownDays, 'janji'>, day: string, nowMs: number): Appointment[] =>
  known.janji
    .filter((one) => one.tanggal === day && one.isDeadline && isAhead(one, nowMs))
    .toSorted((a, b) => lastMinute(a) - lastMinute(b))

/** Unknown parts of a day: if there are any, no free time is shown. */
export interface UnknownTimes {
  /** Classes, exams and appointments of unknown time. */
  rows: TimetableRow[]
  /** Number of rows that could not be read. */
  unread: number
}

export const isDayKnown = ({ rows, unread }: UnknownTimes): boolean => rows.length === 0 && unread === 0

const isTimed = ({ jamMulai, jamSelesai }: JadwalKuliahWaktu): boolean => toMeetingSpan(jamMulai, jamSelesai) !== null

/**
 * Returns the unknown parts of single days: classes and exams of unknown day or hours, and unreadable rows.
 * @param rows classes of the period
 */
export const unknownOn =
  (rows: Listed<JadwalKuliah>, known: KnownDays) =>
  (day: string): UnknownTimes => {
    const hari = weekdayOf(day)
    const mayMeet = ({ idMakul, jadwal }: JadwalKuliah) =>
      isHeld(known, day, { idMakul, jam: null }) &&
      (jadwal.length === 0 ||
        jadwal.some((one) => one === null || hariOf(one) === 0 || (hariOf(one) === hari && !isTimed(one))))
    const examsOf = (jenis: JenisUjian, exams: Listed<JadwalUjian>) =>
      readRows(exams, 'noted')
        .filter(
          ({ tanggalUjian, jamMulai, jamSelesai }) =>
            tanggalUjian === undefined || (tanggalUjian === day && toSpan(jamMulai, jamSelesai) === null),
        )
        .map((ujian) => examRow(rows, jenis, ujian, hari))
    return {
      rows: [
        ...readRows(rows, 'noted').filter(mayMeet),
        ...examsOf('UTS', known.uts),
        ...examsOf('UAS', known.uas),
        ...appointmentsOn(known, day)
          .filter(({ jam }) => jam === null)
          .map(appointmentRow),
      ],
      unread: [rows, known.uts, known.uas].reduce((sum, list) => sum + unreadOf(list), 0),
    }
  }

/**
 * Returns the timetable of single days: the classes that meet on a day, each with that day's meetings only, the exams
 * and the other appointments.
 * @param rows classes of the period
 */
export const timetableOn =
  (rows: Listed<JadwalKuliah>, known: KnownDays) =>
  (day: string): TimetableRow[] => {
    const hari = weekdayOf(day)
    const meets = (idMakul: string) => (waktu: JadwalKuliahWaktu) => {
      const jam = toMeetingSpan(waktu.jamMulai, waktu.jamSelesai)
      return hariOf(waktu) === hari && isHeld(known, day, { idMakul, jam })
    }
    const classes = readRows(rows, 'noted').flatMap((row) => {
      const jadwal = readRows(row.jadwal, 'noted').filter(meets(row.idMakul))
      return jadwal.length > 0 ? [{ ...row, jadwal }] : []
    })
    const exams = examsOn(known, day).map(({ jenis, ujian }) => examRow(rows, jenis, ujian, hari))
    return [...classes, ...exams, ...appointmentsOn(known, day).map(appointmentRow)]
  }
