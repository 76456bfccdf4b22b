import { toCsv } from './csv.ts'
import type { MatrixCell, MatrixRow } from './matrix.ts'

/** `false (absent)`, `4 (assumed)`; the value itself where nothing is to be remarked. */
const cellText = (cell: MatrixCell | undefined): string | number => {
  if (!cell) return ''
  const { value, absent, assumed } = cell
  const marks = [absent ? 'absent' : '', assumed ? 'assumed' : ''].filter(Boolean)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (marks.length > 0) return `${text} (${marks.join(', ')})`
  return typeof value === 'number' ? value : text
}

/** The matrix as CSV: a row a flag, a column a variant; marks in English, as in the campus files. */
export const matrixToCsv = (rows: readonly MatrixRow[], variants: readonly string[]): string =>
  toCsv([
    ['flag', ...variants],
    ...rows.map(({ key, cells }) => [key, ...variants.map((name) => cellText(cells.get(name)))]),
  ])
