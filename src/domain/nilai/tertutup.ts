import type { Angka } from '#shared/wire/readers.ts'
import { addJumlah, fromUnits } from './rata-rata.ts'

/** A course as responses identify it: by its id, otherwise by its code, otherwise by its name. */
interface Makul {
  idMakul: string
  kodeMakul: string
  namaMakul: string
}

/** Grade data that decides whether it may be shown. */
interface Dinilai extends Makul {
  semesterKe: Angka
  isTerkunci: boolean | null
}

/** Grades that are hidden until a questionnaire is filled in, and the averages that would reveal them. */
export interface Tertutup<Row> {
  /** Courses whose grade is hidden. */
  makul: readonly Row[]
  /** Returns whether the grade of a course is hidden; a hidden grade without a course may belong to any. */
  isMakul: (makul: Makul) => boolean
  /** Returns whether the average of a semester would reveal a hidden grade. */
  isIps: (semesterKe: Angka) => boolean
  /**
   * Returns whether the cumulative average after a semester, or of the whole transcript without one, would reveal a
   * hidden grade.
   */
  isIpk: (semesterKe?: Angka) => boolean
}

/** Compares two courses by the first identifier that both have; without a common one they may be the same. */
const isSameMakul = (one: Makul, other: Makul): boolean => {
  const pairs = [
    [one.idMakul, other.idMakul],
    [one.kodeMakul, other.kodeMakul],
    [one.namaMakul, other.namaMakul],
  ]
  const [mine, theirs] = pairs.find((pair) => pair.every(Boolean)) ?? []
  return mine === theirs
}

/**
 * Returns the values hidden until a questionnaire is filled in: grades, the IPS of their semesters, and every IPK from
 * the first of these on. A hidden grade without a semester may belong to any semester.
 * @param rows all grades of a transcript
 */
export const tertutupOf = <Row extends Dinilai>(rows: readonly Row[]): Tertutup<Row> => {
  const makul = rows.filter(({ isTerkunci }) => isTerkunci === true)
  const semesters = makul.map(({ semesterKe }) => semesterKe)
  const first = Math.min(...semesters.map((ke) => ke ?? 0))
  const isAnywhere = semesters.some((ke) => ke == null)
  return {
    makul,
    isMakul: (one) => makul.some((hidden) => isSameMakul(hidden, one)),
    isIps: (ke) => makul.length > 0 && (isAnywhere || ke == null || semesters.includes(ke)),
    isIpk: (ke = null) => makul.length > 0 && (ke === null || ke >= first),
  }
}

/**
 * Returns the credits passed by visible grades: a sum with hidden grades would reveal whether they were passed.
 * @param rows null when one could not be read
 * @returns undefined when they cannot be summed
 */
export const sksTerlihat = (
  rows: readonly { isTerkunci: boolean | null; isLulus: boolean | null; sks: Angka }[] | null,
): number | undefined => {
  if (!rows || rows.some(({ sks }) => sks === undefined)) return undefined
  const passed = rows.filter(({ isTerkunci, isLulus }) => isTerkunci !== true && isLulus === true)
  return fromUnits(addJumlah(passed.map(({ sks }) => ({ sks: sks ?? 0, bobot: 0 }))).sks)
}
