import type { MatrixRow } from '../../model/matrix.ts'

/** What both views of the matrix show. */
export interface MatrixProps {
  rows: readonly MatrixRow[]
  columns: readonly string[]
  /** The variant that is in force behind the lab. */
  current: string
  /** Plain name of a flag; null when it has only its key. */
  nameOf: (key: string) => string | null
}
