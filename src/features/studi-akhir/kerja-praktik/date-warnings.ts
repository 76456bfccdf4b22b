import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { countDays, isPast } from './internship.ts'

/** More days than any internship lasts: the year is probably mistyped. */
const LONGEST_DAYS = 366

/** Dates of an exam kind of the student, YYYY-MM-DD each. */
export interface ExamDays {
  jenis: string
  days: readonly string[]
}

/** Something that a student should look at before proposing these weeks; nothing is forbidden by it. */
export type DateWarning =
  | { kind: 'long' }
  | { kind: 'other'; judul: string; mulai: string; selesai: string }
  | { kind: 'exams'; jenis: string; count: number; first: string }

type Other = Pick<UsulanKerjaPraktik, 'judul' | 'status' | 'tanggalMulai' | 'tanggalSelesai'>

/**
 * Returns what speaks against the weeks from one day to another, both YYYY-MM-DD and included. What is not known of other
 * internships or exams is left out.
 * @param others the other internships of the student
 */
export const dateWarnings = (
  mulai: string,
  selesai: string,
  others: readonly Other[],
  exams: readonly ExamDays[],
): DateWarning[] => {
  const days = countDays(mulai, selesai)
  if (days === null) return []
  const isWithin = (day: string) => mulai <= day && day <= selesai
  return [
    ...(days > LONGEST_DAYS ? [{ kind: 'long' } as const] : []),
    ...others.flatMap((one) => {
      const { judul, tanggalMulai: from, tanggalSelesai: to } = one
      const isOverlapping = !isPast(one) && from && to && from <= selesai && mulai <= to
      return isOverlapping ? [{ kind: 'other', judul, mulai: from, selesai: to } as const] : []
    }),
    ...exams.flatMap(({ jenis, days: all }) => {
      const [first, ...rest] = all.filter(isWithin).toSorted()
      return first === undefined ? [] : [{ kind: 'exams', jenis, count: rest.length + 1, first } as const]
    }),
  ]
}
