import { useTranslation } from 'react-i18next'
import type { KompreMataUji } from '#generated/client/kompre/readers.ts'
import { List } from '#kit/list/list.tsx'
import { readRows } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { useMark } from './own-exam.tsx'

interface Props {
  rows: readonly (KompreMataUji | null)[]
  /** Subjects of the student's participation with their marks, matched by code. */
  marks?: readonly (KompreMataUji | null)[]
}

const NONE: readonly KompreMataUji[] = []

/** Subjects of an exam with their examiners and marks. */
export const Subjects = ({ rows, marks = NONE }: Props) => {
  const { t } = useTranslation('kompre')
  const markOf = useMark()
  const own = readRows(marks, 'hint')
  return (
    <List rows={rows} idOf={({ kode }) => kode}>
      {(row) => {
        const found = own.find(({ kode }) => kode !== '' && kode === row.kode) ?? row
        const mark = markOf(found)
        return (
          <div className={styles.subject}>
            <div>
              <p className={styles.name}>{row.nama || row.kode || '–'}</p>
              {row.penguji?.nama ? <p className={styles.minor}>{t('examiner', { nama: row.penguji.nama })}</p> : null}
            </div>
            {mark ? <p className={styles.score}>{mark}</p> : null}
          </div>
        )
      }}
    </List>
  )
}
