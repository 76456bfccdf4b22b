import { fromKodePeriode, periodeLabel, periodeOrder } from '#domain/periode/periode.ts'
import type { Angka } from '#shared/wire/readers.ts'

interface Row {
  /** Period code in the first form (section 3). */
  tahunSemester: string
  semesterKe: Angka
}

/** Returns the sort key of a row. A row without a period is sorted last. */
const orderOf = ({ tahunSemester }: Row): number => {
  const periode = fromKodePeriode(tahunSemester)
  return periode ? periodeOrder(periode) : Number.MAX_VALUE
}

/**
 * Returns the semesters of a student in chronological order.
 * @returns each row with `ke`, its number, which falls back to its position, and `label`, its period as shown to users
 */
export const urutSemester = <Of extends Row>(rows: readonly Of[]): (Of & { ke: number; label: string })[] =>
  rows
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((row, index) => {
      const periode = fromKodePeriode(row.tahunSemester)
      const label = periode ? periodeLabel(periode) : row.tahunSemester || '–'
      return { ...row, ke: row.semesterKe ?? index + 1, label }
    })
