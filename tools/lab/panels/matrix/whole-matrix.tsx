import { useTranslation } from 'react-i18next'
import { differingVariants, type MatrixCell, type MatrixRow } from '../../model/matrix.ts'
import { lookOf, signOf } from './cell-sign.ts'
import styles from './matrix.module.css'
import type { MatrixProps } from './matrix-props.ts'
import { RowHead } from './row-head.tsx'
import { CELL, GROUP, HEAD, ROW, TABLE } from './table-roles.ts'
import { useCellWords } from './use-cell-words.ts'

/** Above this number, campuses are counted instead of listed. */
const MAX_NAMES = 3

const Cell = ({ cell, isCurrent }: { cell: MatrixCell | undefined; isCurrent: boolean }) => {
  const words = useCellWords()
  if (!cell) return <td />
  const look = lookOf(cell)
  const looks = [styles.cell, look === 'default' ? '' : styles[look], cell.assumed ? styles.assumed : '']
  return (
    <td {...CELL} className={isCurrent ? styles.current : undefined}>
      <span className={looks.join(' ')} aria-hidden>
        {signOf(cell)}
      </span>
      <span className="visually-hidden">{words.long(cell)}</span>
    </td>
  )
}

/** Describes a row in one or two sentences, for screens too narrow for nineteen columns. */
const Summary = ({ row }: { row: MatrixRow }) => {
  const { t, i18n } = useTranslation('lab-matrix')
  const words = useCellWords()
  const named = (names: readonly string[]) =>
    names.length > MAX_NAMES ? t('campuses', { count: names.length }) : new Intl.ListFormat(i18n.language).format(names)
  const differing = differingVariants(row)
  const absent = differing.filter((name) => row.cells.get(name)?.absent)
  const others = differing.filter((name) => !absent.includes(name))
  const assumed = differing.filter((name) => row.cells.get(name)?.assumed)
  const isAllAssumed = assumed.length > 0 && assumed.length === differing.length
  return (
    <td {...CELL} className={styles.summary}>
      <span>{t('sum.default', { value: words.value(row.fallback) })}</span>
      {others.length > 0 ? <span>{t('sum.differs', { campuses: named(others) })}</span> : null}
      {absent.length > 0 ? <span>{t('sum.absent', { campuses: named(absent) })}</span> : null}
      {isAllAssumed ? <span>{t('sum.allAssumed')}</span> : null}
      {assumed.length > 0 && !isAllAssumed ? <span>{t('sum.assumed', { campuses: named(assumed) })}</span> : null}
    </td>
  )
}

/** Shows all flags at all campuses: a table of signs, or a line of words for each flag on narrow screens. */
export const WholeMatrix = ({ rows, columns, current, nameOf }: MatrixProps) => {
  const { t } = useTranslation('lab-matrix')
  return (
    <table {...TABLE} className={styles.whole}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead {...GROUP}>
        <tr {...ROW}>
          <th scope="col" {...HEAD}>
            {t('flag')}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" {...HEAD} className={name === current ? styles.current : undefined}>
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...GROUP}>
        {rows.map((row) => (
          <tr key={row.key} {...ROW}>
            <RowHead flag={row.key} name={nameOf(row.key)} />
            {columns.map((name) => (
              <Cell key={name} cell={row.cells.get(name)} isCurrent={name === current} />
            ))}
            <Summary row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
