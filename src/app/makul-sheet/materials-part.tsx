import { IconBook2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BahanKuliah, BahanTugasMakul } from '#generated/client/bahan-dan-tugas/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { shownText } from '#shared/format/unreadable.ts'
import { readRows, unreadOf } from '#shared/wire/readers.ts'
import styles from './makul-sheet.module.css'
import { pagedRowsOf } from './paged-rows.ts'
import { Part } from './part.tsx'
import type { PartProps } from './part-props.ts'

const NS = 'makul-sheet'
const SCREEN = '/bahan-dan-tugas'

/** Sorts the latest material first: by its day, then by its meeting. */
const byLatest = (a: BahanKuliah, b: BahanKuliah): number =>
  (b.tanggal ?? '').localeCompare(a.tanggal ?? '') || (b.pertemuanKe ?? 0) - (a.pertemuanKe ?? 0)

const Facts = ({ rows }: { rows: readonly BahanTugasMakul[] }) => {
  const { t, i18n } = useTranslation(NS)
  const all = rows.flatMap(({ bahan }) => bahan)
  const known = readRows(all, 'noted')
  if (all.length === 0) return <p className={styles.none}>{t('materials.none')}</p>
  const latest = known.toSorted(byLatest)[0]
  const judul = latest && (shownText(latest.judul, i18n.language) || t('materials.untitled'))
  return (
    <>
      {unreadOf(all) === 0 ? <p className={styles.fact}>{t('materials.count', { count: all.length })}</p> : null}
      {latest && judul ? (
        <p className={styles.more}>
          {latest.pertemuanKe == null ? judul : t('materials.of', { nomor: latest.pertemuanKe, judul })}
        </p>
      ) : null}
      <UnreadNote of={all} noun={t('materials.title')} />
    </>
  )
}

/** Materials of a course: their number and the latest one. */
export const MaterialsPart = ({ answers: { bahan, hasScreen }, makul: { ids, taken } }: PartProps) => {
  const { t } = useTranslation(NS)
  if (!hasScreen(SCREEN)) return null
  return (
    <Part
      icon={IconBook2}
      title={t('materials.title')}
      to={ids.idMakul ? `${SCREEN}?bahan=${encodeURIComponent(String(ids.idMakul))}` : SCREEN}
      query={bahan}
      find={({ makul: data, meta }) => pagedRowsOf({ data, meta }, ids)}
      none={t('materials.none')}
      taken={taken}
    >
      {(rows) => <Facts rows={rows} />}
    </Part>
  )
}
