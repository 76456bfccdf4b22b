import { useTranslation } from 'react-i18next'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { MatrixCell } from '../../model/matrix.ts'
import styles from './matrix.module.css'
import type { MatrixProps } from './matrix-props.ts'
import { RowHead } from './row-head.tsx'
import { useCellWords } from './use-cell-words.ts'

const Cell = ({ cell }: { cell: MatrixCell | undefined }) => {
  const { t } = useTranslation('lab-matrix')
  const words = useCellWords()
  if (!cell) return <td />
  return (
    <td>
      <span className={cell.isDefault ? undefined : styles.strong}>{words.short(cell)}</span>{' '}
      {cell.isDefault ? <Tag>{t('isDefault')}</Tag> : null}
      {cell.assumed ? <Tag tone="warn">{t('assumed')}</Tag> : null}
    </td>
  )
}

/** Shows one or two campuses in words, narrow enough for a phone. */
export const CampusColumns = ({ rows, columns, current, nameOf }: MatrixProps) => {
  const { t } = useTranslation('lab-matrix')
  return (
    <table className={styles.columns}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('flag')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name} {name === current ? <Tag tone="accent">{t('current')}</Tag> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <RowHead flag={key} name={nameOf(key)} />
            {columns.map((name) => (
              <Cell key={name} cell={cells.get(name)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
