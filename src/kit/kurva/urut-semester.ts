import { fromKodePeriode, periodeLabel, periodeOrder } from '#domain/periode/periode.ts'
import type { Angka } from '#shared/wire/readers.ts'

interface Row {
  /** Period code of the first form (section 3). */
  tahunSemester: string
  semesterKe: Angka
}

/** Sort key of a row; a row that names no period comes last. */
const orderOf = ({ tahunSemester }: Row): number => {
  const periode = fromKodePeriode(tahunSemester)
  return periode ? periodeOrder(periode) : Number.MAX_VALUE
}

/**
 * The semesters of a student in the order in which they ran.
 * @returns each row with `ke`, its number, by its place where the answer says none, and `label`, its period as users read it
 */
export const urutSemester = <Of extends Row>(rows: readonly Of[]): (Of & { ke: number; label: string })[] =>
  rows
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((row, index) => {
      const periode = fromKodePeriode(row.tahunSemester)
      const label = periode ? periodeLabel(periode) : row.tahunSemester || '–'
      return { ...row, ke: row.semesterKe ?? index + 1, label }
    })
