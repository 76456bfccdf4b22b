import type { JenisUjian } from '#domain/jadwal/jadwal-ujian.ts'
import type { AcademicDays } from '#domain/jadwal/teaching-days.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { addDays, daysBetween } from '#shared/campus/campus-time.ts'
import { allRows, type Listed } from '#shared/wire/readers.ts'

/** Position of a day relative to the student's exams. */
export interface ExamGap {
  jenis: JenisUjian
  /** Position of the day: after the last exam, before the first one, or between them. */
  side: 'after' | 'before' | 'during'
  /** Days between the nearest exam and the day; 0 when the day is between exams. */
  days: number
  /** YYYY-MM-DD of the nearest exam; of the first one when the day is between exams. */
  exam: string
  /** YYYY-MM-DD of the first and the last exam of this kind. */
  first: string
  last: string
}

/** Returns the first and last exam of a kind; null unless all of them have known dates. */
const periodOf = (exams: Listed<JadwalUjian>): { first: string; last: string } | null => {
  const rows = allRows(exams)
  if (!rows) return null
  const days = rows.flatMap(({ tanggalUjian }) => tanggalUjian ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined || days.length < rows.length ? null : { first, last }
}

const gapTo = (jenis: JenisUjian, period: { first: string; last: string }, day: string): ExamGap => {
  const { first, last } = period
  if (day > last) return { jenis, side: 'after', days: daysBetween(last, day), exam: last, ...period }
  if (day < first) return { jenis, side: 'before', days: daysBetween(day, first), exam: first, ...period }
  return { jenis, side: 'during', days: 0, exam: first, ...period }
}

/**
 * Returns the position of a day relative to the nearest of the student's own exams; on a tie UTS wins. Null when no
 * exam has a date.
 * @param day YYYY-MM-DD on the campus's calendar
 */
export const examGapOf = ({ uts, uas }: Pick<AcademicDays, 'uts' | 'uas'>, day: string): ExamGap | null => {
  const kinds = [
    ['UTS', periodOf(uts)],
    ['UAS', periodOf(uas)],
  ] as const
  const gaps = kinds.flatMap(([jenis, period]) => (period ? [gapTo(jenis, period, day)] : []))
  return gaps.toSorted((a, b) => a.days - b.days)[0] ?? null
}

/**
 * Returns the exams between today and a later day as a segment, in percent of those days; the last exam day counts in
 * full. Null when no exams lie in between.
 * @param today YYYY-MM-DD, like day
 */
export const examPartOf = (
  { side, first, last }: ExamGap,
  today: string,
  day: string,
): { from: number; width: number } | null => {
  if (side !== 'after' || last < today) return null
  const percent = (date: string) => (Math.max(0, daysBetween(today, date)) / daysBetween(today, day)) * 100
  const from = percent(first)
  return { from, width: percent(addDays(last, 1)) - from }
}
