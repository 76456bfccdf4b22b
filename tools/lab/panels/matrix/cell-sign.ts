import type { MatrixCell } from '../../model/matrix.ts'

/** Appearance of a cell; equal to its class name. */
export type CellLook = 'default' | 'on' | 'off' | 'absent' | 'other'

export const lookOf = ({ value, isDefault, absent }: MatrixCell): CellLook => {
  if (absent) return 'absent'
  if (isDefault) return 'default'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return 'other'
}

/** Returns a sign whose shape differs too, so that colour is not the only cue. Numbers are shown as they are. */
export const signOf = (cell: MatrixCell): string => {
  const { value, isDefault, absent } = cell
  if (absent) return '✕'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'boolean') return isDefault ? '=' : '≠'
  if (isDefault) return value ? '•' : '·'
  return value ? '●' : '–'
}
