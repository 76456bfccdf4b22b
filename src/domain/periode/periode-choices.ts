import type { PeriodeKode } from '#generated/client/umum/readers.ts'
import { readRows } from '#shared/wire/readers.ts'
import { type Periode, toKodePeriode, toPeriode } from './periode.ts'

const YEARS_BACK = 3
const YEARS_AHEAD = 2
const SEMESTERS = [1, 2] as const

/**
 * Returns the periods that a student can choose from (section 9): Ganjil and Genap of the current year minus 3 to plus
 * 2, the earliest first. `tahun` is the closing year, as everywhere.
 * @param year current year at the campus
 */
export const periodeChoices = (year: number): Periode[] =>
  Array.from({ length: YEARS_BACK + 1 + YEARS_AHEAD }, (_, index) => year - YEARS_BACK + index).flatMap((tahun) =>
    SEMESTERS.map((semester) => ({ tahun, semester })),
  )

/** Returns the periods of a response (tahun_semester) in its order, each once; rows without a period are left out. */
export const readPeriodeChoices = (rows: readonly (PeriodeKode | null)[]): Periode[] => {
  const periods = readRows(rows, 'hint').flatMap(({ tahun, semester }) => toPeriode(tahun, semester) ?? [])
  return [...new Map(periods.map((periode) => [toKodePeriode(periode), periode])).values()]
}

const GRADUATION_YEARS = 35

/**
 * Returns the calendar years to choose from, e.g. for graduation (section 3: year list): the current one first, then 35
 * before it.
 * @param year current year at the campus
 */
export const tahunChoices = (year: number): number[] =>
  Array.from({ length: GRADUATION_YEARS + 1 }, (_, back) => year - back)
