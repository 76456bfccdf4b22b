import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Pengumuman } from '#generated/readers/berita.ts'
import { now } from '#shared/clock.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import styles from './dashboard.module.css'
import { nearDayKey } from './near-day.ts'
import { useKabar } from './use-kabar.ts'

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

/** The newest announcements. */
export const PengumumanCard = () => {
  const { t } = useTranslation('dashboard')
  const { pengumuman, updatedAt, error, isPending, refetch } = useKabar()
  const empty = pengumuman?.length === 0
  return (
    <Card title={t('news.title')} updatedAt={updatedAt} aside={<Link to="/berita">{t('news.all')}</Link>} flush>
      <div className={pengumuman && !empty ? undefined : styles['inset']}>
        <AsyncBody data={pengumuman} isPending={isPending} error={error} onReload={refetch} lines={10}>
          {(rows) =>
            empty ? (
              <EmptyState hint={t('news.empty')} />
            ) : (
              <ul className={styles['list']}>
                {rows.slice(0, SHOWN).map((row) => (
                  <Row key={row.idPengumuman} row={row} />
                ))}
              </ul>
            )
          }
        </AsyncBody>
      </div>
    </Card>
  )
}
