import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flagTable, useLayers } from '#flags/inspect.ts'
import { saveText } from '#shared/browser/save-file.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { buildMatrix, differenceOf, variantsOf } from '../../model/matrix.ts'
import { matrixToCsv } from '../../model/matrix-csv.ts'
import { columnsOf, type MatrixChoice, rowsOf } from '../../model/matrix-view.ts'
import { variantOf } from '../../model/menu-of.ts'
import { useEntryName } from '../../model/use-entry-name.ts'
import { entryOfFlag } from '../../model/whole-menu.ts'
import parts from '../../parts.module.css'
import { CampusColumns } from './campus-columns.tsx'
import { Legend } from './legend.tsx'
import styles from './matrix.module.css'
import { MatrixChooser } from './matrix-chooser.tsx'
import { WholeMatrix } from './whole-matrix.tsx'

const ALL_ROWS = buildMatrix(flagTable)
const VARIANTS = variantsOf(flagTable)
const EVERYTHING: MatrixChoice = { search: '', onlyDiffering: true, first: '', second: '' }

/** Shows every flag at every campus as in the campus files; or one or two campuses side by side. */
export const MatrixPanel = () => {
  const { t } = useTranslation('lab-matrix')
  const entryName = useEntryName()
  const [choice, setChoice] = useState(EVERYTHING)
  const current = variantOf(useLayers())
  const nameOf = (key: string) => {
    const entry = entryOfFlag(key)
    if (!entry) return t(`lab-flags:name.${key}`, { defaultValue: '' }) || null
    return entry.children ? t('group', { entry: entryName(entry.id) }) : entryName(entry.id)
  }
  const columns = columnsOf(choice, VARIANTS)
  const rows = rowsOf(ALL_ROWS, choice, columns, (key) => nameOf(key) ?? '')
  const [first = '', second, third] = columns
  const isPair = second !== undefined && third === undefined
  const Matrix = choice.first === '' ? WholeMatrix : CampusColumns
  return (
    <div className={parts.panel}>
      <p className={parts.note}>{t('intro')}</p>
      <MatrixChooser choice={choice} variants={VARIANTS} onChange={setChoice} />
      <div className={styles.above}>
        <p role="status">
          {t('count', { rows: rows.length, all: ALL_ROWS.length })}{' '}
          {isPair ? t('pair', { first, second, count: differenceOf(ALL_ROWS, first, second).length }) : null}
        </p>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => saveText(matrixToCsv(rows, columns), 'sakelar-kampus.csv', 'text/csv;charset=utf-8')}
        >
          <IconDownload size={20} aria-hidden />
          {t('csv')}
        </button>
      </div>
      {choice.first === '' ? <Legend /> : null}
      {rows.length > 0 ? (
        <Matrix rows={rows} columns={columns} current={current} nameOf={nameOf} />
      ) : (
        <EmptyState hint={t('none')} />
      )}
    </div>
  )
}
