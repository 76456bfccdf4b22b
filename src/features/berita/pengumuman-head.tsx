import { useTranslation } from 'react-i18next'
import type { Pengumuman } from '#generated/readers/berita.ts'
import { momenText } from '#shared/format/momen.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { Tag } from '#shared/ui/tag.tsx'
import { hasTime, readAsal, readTanggal } from './pengumuman.ts'
import styles from './pengumuman-page.module.css'

const Meta = ({ row }: { row: Pengumuman }) => {
  const { t, i18n } = useTranslation('berita')
  const tanggal = readTanggal(row)
  const momen = tanggal && hasTime(row) ? momenText(tanggal, i18n.language, 'weekday') : null
  const words = momen ? `${momen.hari}, ${momen.jam}` : tanggal && formatTanggal(tanggal, i18n.language, 'weekday')
  return (
    <>
      {row.isPenting === true ? <Tag tone="accent">{t('important')}</Tag> : null}
      {readAsal(row).map((part) => (
        <span key={part}>{part}</span>
      ))}
      {tanggal ? <time dateTime={tanggal.toISOString()}>{words}</time> : null}
    </>
  )
}

/** Title, office and date. The heading is there before the announcement is: the focus of the new screen goes to it. */
export const PengumumanHead = ({ row }: { row: Pengumuman | undefined }) => {
  const { t } = useTranslation('berita')
  return (
    <header className={styles['head']}>
      <h1>{row ? row.judul || t('untitled') : t('title')}</h1>
      <p>{row ? <Meta row={row} /> : null}</p>
    </header>
  )
}
