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
  /** Unique within the day. */
  key: string
  nama: string
  ruang: string
  /** False when the end is unknown: no end is shown. */
  isEndKnown: boolean
}

/** Classes, exams, other appointments and holidays of a day. */
export interface DayPlan {
  /** In chronological order. */
  items: PlannedItem[]
  /** Names of the holidays on that day. */
  libur: string[]
  /** True when the day is after the last exam of the period, which the timetable does not cover. */
  isAfterPeriod: boolean
  /** Position of the day relative to the student's exams; null when they have no dates. */
  ujian: ExamGap | null
  /** Names of classes, exams and appointments with unknown hours on that day, and number of unreadable rows. */
  unknown: { names: string[]; unread: number }
}

interface Known extends KnownDays {
  kelas: Listed<JadwalKuliah>
}

/**
 * Returns the student's plan of one day in a period. Exams and the academic calendar override the weekly timetable.
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

/** Returns the items that overlap a time; items that only touch it do not clash. */
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
