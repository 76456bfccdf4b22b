import type { MatrixCell } from '../../model/matrix.ts'

/** How a cell looks; the names of its classes. */
export type CellLook = 'default' | 'on' | 'off' | 'absent' | 'other'

export const lookOf = ({ value, isDefault, absent }: MatrixCell): CellLook => {
  if (absent) return 'absent'
  if (isDefault) return 'default'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return 'other'
}

/** A sign that differs by shape too, so that colour alone says nothing; a short figure is its own sign. */
export const signOf = (cell: MatrixCell): string => {
  const { value, isDefault, absent } = cell
  if (absent) return '✕'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'boolean') return isDefault ? '=' : '≠'
  if (isDefault) return value ? '•' : '·'
  return value ? '●' : '–'
}
