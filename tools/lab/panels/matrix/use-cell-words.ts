import type { JsonValue } from '@openfeature/web-sdk'
import { useTranslation } from 'react-i18next'
import type { MatrixCell } from '../../model/matrix.ts'

/** Content of a cell in words. */
export interface CellWords {
  value: (value: JsonValue) => string
  /** The value, or that the campus does not have it. */
  short: (cell: MatrixCell) => string
  /** The value with all remarks. */
  long: (cell: MatrixCell) => string
}

export const useCellWords = (): CellWords => {
  const { t } = useTranslation('lab-matrix')
  const value = (one: JsonValue): string => {
    if (typeof one === 'boolean') return one ? t('on') : t('off')
    return typeof one === 'string' ? one : JSON.stringify(one)
  }
  const short = (cell: MatrixCell) => (cell.absent ? t('absent') : value(cell.value))
  return {
    value,
    short,
    long: (cell) =>
      [
        short(cell),
        ...(cell.isDefault ? [t('isDefault')] : cell.absent ? [] : [t('differs')]),
        ...(cell.assumed ? [t('assumed')] : []),
      ].join(', '),
  }
}
