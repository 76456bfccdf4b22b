import { toCsv } from './csv.ts'
import type { MatrixCell, MatrixRow } from './matrix.ts'

/** Returns `false (absent)`, `4 (assumed)`, or the plain value without remarks. */
const cellText = (cell: MatrixCell | undefined): string | number => {
  if (!cell) return ''
  const { value, absent, assumed } = cell
  const marks = [absent ? 'absent' : '', assumed ? 'assumed' : ''].filter(Boolean)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (marks.length > 0) return `${text} (${marks.join(', ')})`
  return typeof value === 'number' ? value : text
}

/** Formats the matrix as CSV: one row per flag, one column per variant; remarks in English, as in the campus files. */
export const matrixToCsv = (rows: readonly MatrixRow[], variants: readonly string[]): string =>
  toCsv([
    ['flag', ...variants],
    ...rows.map(({ key, cells }) => [key, ...variants.map((name) => cellText(cells.get(name)))]),
  ])
