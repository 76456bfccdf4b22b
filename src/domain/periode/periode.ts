import { useGetSemesterBerjalan } from '#generated/client/periode/periode.ts'
import { wordOf } from '#shared/i18n/i18n.ts'
import type { Angka } from '#shared/wire/readers.ts'

/** Academic period: closing year and semester 1 Ganjil, 2 Genap, 3 SP Ganjil, 4 SP Genap (section 3). */
export interface Periode {
  /** Closing year of the academic year: 2027 is 2026/2027. */
  tahun: number
  semester: number
}

/** Semester names (section 9). */
export const SEMESTER_NAMES: Readonly<Record<number, string>> = {
  1: 'Ganjil',
  2: 'Genap',
  3: 'SP Ganjil',
  4: 'SP Genap',
}

/** Returns the name of a semester in the language of the screen (readings, 60); an unknown one shows its number. */
export const semesterName = (semester: number): string => {
  const name = SEMESTER_NAMES[semester] ?? String(semester)
  return wordOf('kode', `semester.${name}`) || name
}

/** Returns the academic year label, (year-1)/year, from the closing year (section 3: period code). */
export const tahunAkademikLabel = (tahun: number): string => `${tahun - 1}/${tahun}`

/** Returns academic year label plus semester name, as '2026/2027 Ganjil'; an unknown semester shows its number. */
export const periodeLabel = ({ tahun, semester }: Periode): string =>
  `${tahunAkademikLabel(tahun)} ${semesterName(semester)}`

/** Returns the period code in its first written form: year*10+semester, five digits, e.g. 20231 (section 3). */
export const toKodePeriode = ({ tahun, semester }: Periode): number => tahun * 10 + semester

/** Semesters of an academic year in the order in which they run (section 3; readings, 22). */
const SEMESTER_ORDER = [1, 3, 2, 4]

/**
 * Returns a number that sorts periods by time: Ganjil, SP Ganjil, Genap, SP Genap. The codes do not: SP Ganjil is 3 and
 * comes before Genap, 2. An unknown semester comes last in its year.
 * @returns a number to sort by; equal for the same period only
 */
export const periodeOrder = ({ tahun, semester }: Periode): number => {
  const place = SEMESTER_ORDER.indexOf(semester)
  return toKodePeriode({ tahun, semester: place < 0 ? SEMESTER_ORDER.length : place })
}

/**
 * Returns the period code in its second written form: (year-1) followed by semester, e.g. 20221 for 20231 (section 3).
 */
export const toKodePeriodeTahunAwal = ({ tahun, semester }: Periode): string => `${tahun - 1}${semester}`

/**
 * Parses a period code of the first form.
 * @returns null when it is not five digits ending in 1 to 4
 */
export const fromKodePeriode = (kode: string | number): Periode | null => {
  const match = /^(\d{4})([1-4])$/.exec(String(kode))
  return match ? { tahun: Number(match[1]), semester: Number(match[2]) } : null
}

/**
 * Returns the period of two response fields, which may be numbers or text.
 * @returns null when year or semester is invalid
 */
export const toPeriode = (tahun: unknown, semester: unknown): Periode | null =>
  fromKodePeriode(`${String(tahun)}${String(semester)}`)

type Said = { tahun: Angka; semester: Angka } | null | undefined

/** Returns whether two periods, or two values of responses, are equal (section 3). */
export const isSamePeriode = (a: Said, b: Said): boolean => a?.tahun === b?.tahun && a?.semester === b?.semester

const SEMESTERS = [1, 2, 3, 4] as const

/** Query parameters of a period. Without one the call is disabled, so the placeholder values are not sent. */
export const toPeriodeParams = (periode: Periode | null | undefined) => ({
  tahun: periode?.tahun ?? 0,
  semester: SEMESTERS.find((code) => code === periode?.semester) ?? 1,
})

/**
 * Returns the current academic semester of the campus (section 3). `semesterBerjalan` is undefined before the response
 * and null when the response names no period.
 */
export const useSemesterBerjalan = () => {
  const { data, error, isPending, refetch } = useGetSemesterBerjalan()
  const periode = data && toPeriode(data.tahun, data.semester)
  return { semesterBerjalan: periode && { ...periode, pekan: data.pekan }, error, isPending, refetch }
}
