import { mergeMeetings } from '#domain/jadwal/merge-meetings.ts'
import { mingguKuliah } from '#domain/jadwal/minggu-kuliah.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { overlapOf } from '#domain/jadwal/pertemuan.ts'
import type { Span } from '#domain/jadwal/span.ts'
import { isAfterPeriod, liburPada } from '#domain/jadwal/teaching-days.ts'
import { type KnownDays, timetableOn, type UnknownTimes, unknownOn } from '#domain/jadwal/timetable.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { Listed } from '#shared/wire/readers.ts'
import { type ExamGap, examGapOf } from './exam-gap.ts'

/** A class, an exam or another appointment of a day. */
export interface PlannedItem extends Span {
  /** Of no other item of the day. */
  key: string
  nama: string
  ruang: string
  /** False where nobody has said when it ends: no end is shown. */
  isEndKnown: boolean
}

/** Classes, exams, other appointments and holidays of a day. */
export interface DayPlan {
  /** In the order of their time. */
  items: PlannedItem[]
  /** Holidays of that day, by name. */
  libur: string[]
  /** The day lies after the last exam of the period: the timetable does not tell of it. */
  isAfterPeriod: boolean
  /** Place of the day among the student's exams; null where they have no dates. */
  ujian: ExamGap | null
  /** Names of classes, exams and appointments whose hours are not known on that day, and number of rows that could not be read. */
  unknown: { names: string[]; unread: number }
}

interface Known extends KnownDays {
  kelas: Listed<JadwalKuliah>
}

/**
 * Returns what a student has on a day of a period. Exams and academic calendar win over the weekly timetable.
 * @param day YYYY-MM-DD on the campus's calendar
 */
export const dayPlanOf = ({ kelas, ...known }: Known, day: string, language: string): DayPlan => {
  const rows = mergeMeetings(kelas)
  const timetable = timetableOn(rows, known)(day)
  const { rows: untimed, unread }: UnknownTimes = unknownOn(rows, known)(day)
  const items = mingguKuliah(timetable).hari.flatMap((hari) => hari.kelas)
  return {
    items: items.map(({ key, mulai, selesai, row, waktu }) => ({
      key,
      mulai,
      selesai,
      nama: namaMakulOf(row, language),
      ruang: waktu.ruang,
      isEndKnown: row.janji?.isEndKnown ?? true,
    })),
    libur: liburPada(known.kalender, day),
    isAfterPeriod: isAfterPeriod(known, day),
    ujian: examGapOf(known, day),
    unknown: { names: [...new Set(untimed.map((row) => namaMakulOf(row, language)))], unread },
  }
}

/** Returns the items of a day at whose time something else is; what only touches does not clash. */
export const clashesOf = ({ items }: Pick<DayPlan, 'items'>, span: Span): PlannedItem[] =>
  items.filter((item) => overlapOf(item, span) !== null)

/** Returns the item before a time and the one after it; null for none. */
export const neighboursOf = (
  { items }: Pick<DayPlan, 'items'>,
  span: Span,
): { before: PlannedItem | null; after: PlannedItem | null } => ({
  before: items.findLast(({ selesai }) => selesai <= span.mulai) ?? null,
  after: items.find(({ mulai }) => mulai >= span.selesai) ?? null,
})
