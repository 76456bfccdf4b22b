import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { usePengumuman } from '#domain/pengumuman/use-pengumuman.ts'
import type { Pengumuman } from '#generated/readers/berita.ts'
import { AnswerCard } from '#kit/answer/answer-card.tsx'
import { now } from '#shared/clock.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { present } from '#shared/wire/readers.ts'
import styles from './dashboard.module.css'
import { nearDayKey } from './near-day.ts'

const SHOWN = 4

const Row = ({ row }: { row: Pengumuman }) => {
  const { t, i18n } = useTranslation('dashboard')
  const date = parseTanggal(row.tanggalPublish ?? row.tanggal)
  const near = date && nearDayKey(date, now())
  const day = near ? t(near) : date && formatTanggal(date, i18n.language)
  const facts = [row.kategori?.nama, day].filter(Boolean)
  return (
    <li>
      <Link className={styles['row']} to={`/berita/${encodeURIComponent(row.idPengumuman)}`}>
        <span className={styles['rowTitle']}>
          {row.isDibaca === false ? <span className="visually-hidden">{t('news.unread')} </span> : null}
          <span className={row.isDibaca === false ? styles['unread'] : undefined}>{row.judul || '–'}</span>
        </span>
        {row.ringkasan ? <span className={styles['summary']}>{row.ringkasan}</span> : null}
        <span className={styles['facts']}>{facts.join(' · ')}</span>
      </Link>
    </li>
  )
}

/** The newest announcements for this student. */
export const PengumumanCard = () => {
  const { t } = useTranslation('dashboard')
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const newest = usePengumuman({ tanggalMasuk: biodataSingkat?.tanggalMasuk, enabled: !isPending })
  return (
    <AnswerCard
      title={t('news.title')}
      aside={<Link to="/berita">{t('news.all')}</Link>}
      of={newest}
      part={({ data }) => data && present(data).slice(0, SHOWN)}
      lines={10}
      empty={t('news.empty')}
      waiting={styles['rows']}
      flush
    >
      {(rows) => (
        <ul className={styles['list']}>
          {rows.map((row, place) => (
            <Row key={row.idPengumuman || place} row={row} />
          ))}
        </ul>
      )}
    </AnswerCard>
  )
}
