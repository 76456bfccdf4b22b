import { IconFile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Dokumen } from '#generated/readers/umum.ts'
import { formatBytes } from '#shared/ui/file-problem.ts'
import { webAddress } from '#shared/web-address.ts'
import { present } from '#shared/wire/readers.ts'
import styles from './pengumuman-page.module.css'

const Lampiran = ({ dokumen: { nama, url, ukuran } }: { dokumen: Dokumen }) => {
  const { t, i18n } = useTranslation('berita')
  const name = nama || t('attachment.unnamed')
  const size = ukuran !== null && ukuran >= 0 ? formatBytes(ukuran, i18n.language) : ''
  const href = webAddress(url)
  return (
    <li>
      <IconFile size={20} aria-hidden />
      <span>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> {t('attachment.newTab')}</span>
          </a>
        ) : (
          name
        )}
        <span className={styles['size']}>{href ? size : t('attachment.broken')}</span>
      </span>
    </li>
  )
}

/** The files of an announcement; one without a web address is named and leads nowhere. */
export const LampiranList = ({ lampiran }: { lampiran: readonly (Dokumen | null)[] }) => {
  const { t } = useTranslation('berita')
  const rows = present(lampiran)
  if (rows.length === 0) return null
  return (
    <section className={styles['files']}>
      <h2>{t('attachment.title')}</h2>
      <ul>
        {rows.map((dokumen) => (
          <Lampiran key={`${dokumen.url} ${rows.indexOf(dokumen)}`} dokumen={dokumen} />
        ))}
      </ul>
    </section>
  )
}
