import type { MatrixRow } from '../../model/matrix.ts'

/** Props of both views of the matrix. */
export interface MatrixProps {
  rows: readonly MatrixRow[]
  columns: readonly string[]
  /** The active variant of the portal. */
  current: string
  /** Returns the plain name of a flag; null when it has only its key. */
  nameOf: (key: string) => string | null
}
