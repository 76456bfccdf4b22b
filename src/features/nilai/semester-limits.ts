import type { JenjangStudi } from '#generated/client/referensi/readers.ts'
import type { Angka, Listed } from '#shared/wire/readers.ts'

/** Minimum and maximum number of semesters of a study level. */
export interface SemesterLimits {
  semesterMinimal: number
  semesterMaksimal: number
}

/** Section 9 as printed there, though some lines look shifted (readings, 21). */
const PRINTED: Readonly<Record<string, readonly [minimal: number, maksimal: number]>> = {
  S3: [2, 14],
  S2: [4, 8],
  S1: [8, 14],
  'Sp-1': [8, 14],
  'Sp-2': [6, 10],
  D4: [4, 6],
  D3: [2, 4],
  D2: [4, 8],
  D1: [4, 14],
  Profesi: [2, 6],
}

const printedOf = (jenjang: unknown): readonly number[] =>
  (typeof jenjang === 'string' && Object.hasOwn(PRINTED, jenjang) && PRINTED[jenjang]) || []

/** Returns the gateway's number, otherwise the printed one; 0 when unknown or the gateway's is unreadable. */
const toSemester = (semester: Angka, printed = 0): number => {
  if (semester === undefined) return 0
  return semester !== null && Number.isInteger(semester) && semester > 0 ? semester : printed
}

/**
 * Returns the minimum and maximum number of semesters of a study level (section 9). For display only. The gateway's
 * values have priority, each on its own (readings, 21). The printed maximum is dropped when the student is in a later
 * semester: it is not this campus's.
 * @param jenjang study level as the gateway writes it: S1, D3, Sp-1 …
 * @param rows response of listJenjangStudi, if known
 * @param running running semester of the student; null while unknown
 * @returns null when a value is unknown, or when the values contradict each other or the student
 */
export const semesterLimitsOf = (
  jenjang: unknown,
  rows: Listed<JenjangStudi> | null = null,
  running: Angka = null,
): SemesterLimits | null => {
  const row = rows?.find((one) => one?.jenjang === jenjang)
  const [minimal, maksimal] = printedOf(jenjang)
  const semesterMinimal = toSemester(row ? row.semesterMinimal : null, minimal)
  const semesterMaksimal = toSemester(row ? row.semesterMaksimal : null, maksimal)
  if (semesterMaksimal === maksimal && (running ?? 0) > semesterMaksimal) return null
  const isKnown = typeof jenjang === 'string' && semesterMinimal > 0 && semesterMinimal <= semesterMaksimal
  return isKnown ? { semesterMinimal, semesterMaksimal } : null
}
