import { useTranslation } from 'react-i18next'
import type { BimbinganCatatan } from '#generated/client/bimbingan/readers.ts'
import { custom, type ListColumn, Table, tanggal, text } from '#kit/list/table.tsx'
import { PrintPage } from '#kit/print/print-page.tsx'
import { allRows } from '#shared/wire/readers.ts'
import styles from './guidance.module.css'
import { recordState, type Work } from './guidance.ts'
import { useGuidance } from './guidance-card.tsx'

/** A record with its position on the sheet, which is shown when the campus sends no meeting number. */
interface Line extends BimbinganCatatan {
  place: number
}

const COLUMNS: ListColumn<Line>[] = [
  custom<Line>('number', ({ pertemuanKe, place }) => pertemuanKe ?? place, { title: 'sheet.number' }),
  tanggal('tanggal', { title: 'sheet.day' }),
  text('topik', { title: 'sheet.topic', header: true }),
  custom<Line>('supervisor', ({ pembimbing }) => pembimbing?.nama || '–', { title: 'sheet.supervisor' }),
  custom<Line>(
    'state',
    (row, { t }) => {
      const state = recordState(row)
      return state === 'unknown' ? row.status : t(`record.state.${state}`)
    },
    { title: 'sheet.state' },
  ),
  custom<Line>('signature', () => null, { title: 'sheet.signature' }),
]

/** Print page of a work's guidance records, oldest first, with a column for the supervisors' signatures. */
export const GuidanceSheet = ({ work }: { work: Work }) => {
  const { t } = useTranslation('studi-akhir')
  const guidance = useGuidance(work)
  return (
    <PrintPage title={t('sheet.title')} answer={guidance} part={({ data }) => allRows(data)?.toReversed()}>
      {(rows) => ({
        facts: [{ label: t('sheet.work'), value: work.judul }],
        signers: ['mahasiswa'],
        body: (
          <div className={styles.sheet}>
            <Table
              ns="studi-akhir"
              caption="sheet.title"
              empty="record.empty"
              columns={COLUMNS}
              rows={rows.map((row, index) => ({ ...row, place: index + 1 }))}
            />
          </div>
        ),
      })}
    </PrintPage>
  )
}
