import type { JenjangStudi } from '#generated/client/referensi/readers.ts'
import type { Angka, Listed } from '#shared/wire/readers.ts'

/** Fewest and most semesters of a study level. */
export interface SemesterLimits {
  semesterMinimal: number
  semesterMaksimal: number
}

/** Section 9, as printed there, though some lines look shifted (readings, 21). */
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

/** A number of semesters from the gateway, else the printed one; 0 where neither is known, or the gateway's cannot be read. */
const toSemester = (semester: Angka, printed = 0): number => {
  if (semester === undefined) return 0
  return semester !== null && Number.isInteger(semester) && semester > 0 ? semester : printed
}

/**
 * Fewest and most semesters of a study level (section 9), for display only: nothing is blocked by them. What the
 * gateway says of the level wins, each value for itself (readings, 21). The printed ones hold while the student is within them: a
 * student of a later semester shows that they are not this campus's.
 * @param jenjang study level as the gateway writes it: S1, D3, Sp-1 …
 * @param rows answer of listJenjangStudi, as far as it is known
 * @param running semester of the student that runs; null while it is not known
 * @returns null when a value is known to neither, or when the two contradict each other or the student
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
