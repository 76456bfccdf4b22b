import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { countDays, isPast } from './internship.ts'

/** Longest plausible internship in days: beyond it the year is probably mistyped. */
const LONGEST_DAYS = 366

/** Dates of the student's exams of one kind, YYYY-MM-DD each. */
export interface ExamDays {
  jenis: string
  days: readonly string[]
}

/** A warning about the proposed dates, which does not block sending. */
export type DateWarning =
  | { kind: 'long' }
  | { kind: 'other'; judul: string; mulai: string; selesai: string }
  | { kind: 'exams'; jenis: string; count: number; first: string }

type Other = Pick<UsulanKerjaPraktik, 'judul' | 'status' | 'tanggalMulai' | 'tanggalSelesai'>

/**
 * Returns the warnings about the days from `mulai` to `selesai`, both YYYY-MM-DD and included. Unknown dates of other
 * internships or exams are ignored.
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
