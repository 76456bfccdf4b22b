import { fromUnits, jumlahkan } from './rata-rata.ts'

/** A grade as far as it matters whether it may be seen. */
interface Dinilai {
  idMakul: string
  semesterKe: number | null
  isTerkunci: boolean | null
}

/** What waits for a questionnaire, and what would give it away. */
export interface Tertutup<Row> {
  /** Courses whose grade is hidden. */
  makul: readonly Row[]
  /** Whether the grade of a course is hidden. */
  isMakul: (idMakul: string) => boolean
  /** Whether the average of a semester would let a hidden grade be worked out. */
  isIps: (semesterKe: number | null) => boolean
  /** The same for the cumulative average after a semester; of the whole transcript without one. */
  isIpk: (semesterKe?: number | null) => boolean
}

/**
 * What is hidden until a questionnaire is filled in: grades, the IPS of their semesters, and every IPK from the first of these
 * on. A hidden grade without a semester may be of any.
 * @param rows all grades of a transcript
 */
export const tertutupOf = <Row extends Dinilai>(rows: readonly Row[]): Tertutup<Row> => {
  const makul = rows.filter(({ isTerkunci }) => isTerkunci === true)
  const ids = new Set(makul.map(({ idMakul }) => idMakul).filter(Boolean))
  const semesters = makul.map(({ semesterKe }) => semesterKe)
  const first = Math.min(...semesters.map((ke) => ke ?? 0))
  const isAnywhere = semesters.includes(null)
  return {
    makul,
    isMakul: (idMakul) => ids.has(idMakul),
    isIps: (ke) => makul.length > 0 && (isAnywhere || ke === null || semesters.includes(ke)),
    isIpk: (ke = null) => makul.length > 0 && (ke === null || ke >= first),
  }
}

/** Credits passed by the grades that can be seen: a sum with the others would say whether they were. */
export const sksTerlihat = (
  rows: readonly { isTerkunci: boolean | null; isLulus: boolean | null; sks: number | null }[],
): number => {
  const passed = rows.filter(({ isTerkunci, isLulus }) => isTerkunci !== true && isLulus === true)
  return fromUnits(jumlahkan(passed.map(({ sks }) => ({ sks: sks ?? 0, bobot: 0 }))).sks)
}
