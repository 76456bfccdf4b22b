import { differenceOf, type MatrixRow } from './matrix.ts'

/** What somebody wants to see of the matrix. */
export interface MatrixChoice {
  search: string
  onlyDiffering: boolean
  /** One variant as a column, or an empty text: all of them. */
  first: string
  /** A second column beside the first, or an empty text. */
  second: string
}

/** The columns of a choice. @param all every variant */
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
 * The rows of a choice. With two columns a row differs when the two do; with one, when it is not the default; with
 * all, when some campus is not.
 * @param nameOf the words beside a key, which the search reads too
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
