import type { MakulIds } from '#kit/link/makul-key.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import type { Angka, Listed } from '#shared/wire/readers.ts'
import { type MakulRows, rowsOfMakul } from './find-makul.ts'

/** A list of courses in a response that may be one of several pages. */
interface Paged<Row> {
  data: Listed<Row> | null
  meta: { totalItems: Angka; itemsPerPage: Angka } | null | undefined
}

/** Returns the rows of a course in a response; the list is whole only when it has all its pages. */
export const pagedRowsOf = <Row extends MakulIds>(answer: Paged<Row>, makul: MakulIds): MakulRows<Row> => {
  const { rows, isWhole } = rowsOfMakul(answer.data, makul)
  return { rows, isWhole: isWhole && isWholeList(answer) }
}
