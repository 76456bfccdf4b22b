import type { Angka } from '#shared/wire/readers.ts'
import { addJumlah, fromUnits } from './rata-rata.ts'

/** A course as answers name it: by its id, else by its code, else by its name. */
interface Makul {
  idMakul: string
  kodeMakul: string
  namaMakul: string
}

/** A grade as far as it matters whether it may be seen. */
interface Dinilai extends Makul {
  semesterKe: Angka
  isTerkunci: boolean | null
}

/** What waits for a questionnaire, and what would give it away. */
export interface Tertutup<Row> {
  /** Courses whose grade is hidden. */
  makul: readonly Row[]
  /** Returns whether the grade of a course is hidden; a hidden grade that names no course may be of any. */
  isMakul: (makul: Makul) => boolean
  /** Returns whether the average of a semester would let a hidden grade be worked out. */
  isIps: (semesterKe: Angka) => boolean
  /** The same for the cumulative average after a semester; of the whole transcript without one. */
  isIpk: (semesterKe?: Angka) => boolean
}

/** Compares two courses by the first name that both have; without one they may be the same. */
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
 * What is hidden until a questionnaire is filled in: grades, the IPS of their semesters, and every IPK from the first of these
 * on. A hidden grade without a semester may be of any.
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
 * Credits passed by the grades that can be seen: a sum with the others would say whether they were.
 * @param rows null where one could not be read
 * @returns undefined where they cannot be summed
 */
export const sksTerlihat = (
  rows: readonly { isTerkunci: boolean | null; isLulus: boolean | null; sks: Angka }[] | null,
): number | undefined => {
  if (!rows || rows.some(({ sks }) => sks === undefined)) return undefined
  const passed = rows.filter(({ isTerkunci, isLulus }) => isTerkunci !== true && isLulus === true)
  return fromUnits(addJumlah(passed.map(({ sks }) => ({ sks: sks ?? 0, bobot: 0 }))).sks)
}
