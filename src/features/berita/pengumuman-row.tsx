import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Pengumuman } from '#generated/readers/berita.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { Tag } from '#shared/ui/tag.tsx'
import { readAsal, readId, readTanggal } from './pengumuman.ts'
import styles from './pengumuman-list.module.css'
import { useReturn } from './use-return.ts'

const Content = ({ row }: { row: Pengumuman }) => {
  const { t, i18n } = useTranslation('berita')
  const tanggal = readTanggal(row)
  const facts = [...readAsal(row), tanggal && formatTanggal(tanggal, i18n.language)].filter(Boolean)
  const isUnread = row.isDibaca === false
  return (
    <>
      <span className={isUnread ? `${String(styles['title'])} ${String(styles['unread'])}` : styles['title']}>
        <span>
          {isUnread ? <span className="visually-hidden">{t('unread')} </span> : null}
          {row.judul || t('untitled')}
        </span>
      </span>
      {row.ringkasan ? <span className={styles['summary']}>{row.ringkasan}</span> : null}
      <span className={styles['facts']}>
        {row.isPenting === true ? <Tag tone="accent">{t('important')}</Tag> : null}
        {facts.join(' · ')}
      </span>
    </>
  )
}

/** One announcement in a list; one whose id nobody can ask for leads nowhere. */
export const PengumumanRow = ({ row }: { row: Pengumuman }) => {
  const id = readId(row.idPengumuman)
  const { link, note } = useReturn(id)
  return (
    <li>
      {id === null ? (
        <div className={styles['row']}>
          <Content row={row} />
        </div>
      ) : (
        <Link ref={link} className={styles['row']} to={`/berita/${id}`} onClick={note}>
          <Content row={row} />
        </Link>
      )}
    </li>
  )
}
