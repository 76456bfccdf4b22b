import { differenceOf, type MatrixRow } from './matrix.ts'

/** Selected view of the matrix. */
export interface MatrixChoice {
  search: string
  onlyDiffering: boolean
  /** Variant of the first column; empty for all variants. */
  first: string
  /** Variant of the second column, or empty. */
  second: string
}

/** Returns the columns of a view. @param all every variant */
export const columnsOf = ({ first, second }: MatrixChoice, all: readonly string[]): readonly string[] => {
  if (first === '') return all
  return second === '' || second === first ? [first] : [first, second]
}

const differing = (rows: readonly MatrixRow[], [first, second, ...others]: readonly string[]): readonly MatrixRow[] => {
  if (first === undefined || others.length > 0) return rows.filter(({ differs }) => differs)
  if (second !== undefined) return differenceOf(rows, first, second)
  return rows.filter(({ cells }) => cells.get(first)?.isDefault === false)
}

/**
 * Returns the rows of a view. The filter for differences keeps a row: with two columns when they differ, with one when
 * it is not the default, with all when any campus is not.
 * @param nameOf the words beside a key, which the search includes
 */
export const rowsOf = (
  rows: readonly MatrixRow[],
  choice: MatrixChoice,
  columns: readonly string[],
  nameOf: (key: string) => string,
): readonly MatrixRow[] => {
  const wanted = choice.search.trim().toLowerCase()
  const kept = choice.onlyDiffering ? differing(rows, columns) : rows
  return kept.filter(({ key }) => `${key} ${nameOf(key)}`.toLowerCase().includes(wanted))
}
