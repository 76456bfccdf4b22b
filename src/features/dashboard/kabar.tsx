import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { usePengumuman } from '#domain/pengumuman/use-pengumuman.ts'
import type { Pengumuman } from '#generated/client/berita/readers.ts'
import { useListUpcomingEvent } from '#generated/client/info/info.ts'
import type { UpcomingEvent } from '#generated/client/info/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { dayIn, daysBetween } from '#shared/campus/campus-time.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { readRows, tanggal } from '#shared/wire/readers.ts'
import styles from './dashboard.module.css'
import { InstallOffer } from './install-offer.tsx'
import own from './rows.module.css'
import { SejakCard } from './sejak/sejak-card.tsx'

const EVENTS = 5

const EventRow = ({ event: { nama, tanggalMulai, tanggalSelesai, isSehari, lokasi } }: { event: UpcomingEvent }) => {
  const { t, i18n } = useTranslation('dashboard')
  const [mulai, selesai] = [tanggalMulai && tanggal(tanggalMulai), tanggalSelesai && tanggal(tanggalSelesai)]
  const when = (): string => {
    if (mulai === null) return lokasi
    if (mulai && selesai && selesai !== mulai) return t('agenda.until', { date: formatTanggal(selesai, i18n.language) })
    const jam = isSehari ? '' : writtenMomenText(tanggalMulai, i18n.language)?.jam
    return [formatTanggal(mulai, i18n.language, 'dayMonth'), jam, lokasi].filter(Boolean).join(', ')
  }
  return (
    <li className={own.event}>
      <span className={own.date}>
        {!mulai ? null : (
          <>
            <b>{formatTanggal(mulai, i18n.language, 'day')}</b>
            <span>{formatTanggal(mulai, i18n.language, 'monthShort')}</span>
          </>
        )}
      </span>
      <span>
        <span className={own.eventName}>{nama || '–'}</span>
        <span className={own.summary}>{when()}</span>
      </span>
    </li>
  )
}

/** Coming events, earliest first. */
const AgendaCard = () => {
  const { t } = useTranslation('dashboard')
  const agenda = useListUpcomingEvent()
  return (
    <QueryCard
      title={t('agenda.title')}
      aside={
        <span className={own.ways}>
          <Link to="/info">{t('agenda.info')}</Link>
          <Link to="/kalender-akademik">{t('agenda.calendar')}</Link>
        </span>
      }
      query={agenda}
      select={({ data }) => data?.slice(0, EVENTS)}
      lines={10}
      empty={t('agenda.empty')}
      waiting={styles.rows}
      flush
    >
      {(events) => (
        <>
          <ul className={own.list}>
            {readRows(events, 'noted').map((event) => (
              <EventRow key={`${event.idEvent} ${events.indexOf(event)}`} event={event} />
            ))}
          </ul>
          <UnreadNote of={events} />
        </>
      )}
    </QueryCard>
  )
}

/** Returns the text key for today or yesterday; null for any other day. Both dates YYYY-MM-DD. */
export const nearDayKey = (day: string, today: string): 'day.today' | 'day.yesterday' | null => {
  const days = daysBetween(day, today)
  if (days === 0) return 'day.today'
  return days === 1 ? 'day.yesterday' : null
}

const NEWS = 4

const NewsRow = ({ row }: { row: Pengumuman }) => {
  const { t, i18n } = useTranslation('dashboard')
  const today = useToday()
  const date = dayIn(row.tanggalPublish ?? row.tanggal)
  const near = date && nearDayKey(date, today)
  const day = near ? t(near) : formatTanggal(date, i18n.language)
  const facts = [row.kategori?.nama, day].filter(Boolean)
  return (
    <li>
      <Link className={own.row} to={`/berita/${encodeURIComponent(row.idPengumuman)}`}>
        <span className={own.rowTitle}>
          {row.isDibaca === false ? <span className="visually-hidden">{`${t('news.unread')} `}</span> : null}
          <span className={row.isDibaca === false ? own.unread : undefined}>{row.judul || '–'}</span>
        </span>
        {row.ringkasan ? <span className={own.summary}>{row.ringkasan}</span> : null}
        <span className={own.facts}>{facts.join(' · ')}</span>
      </Link>
    </li>
  )
}

/** The newest announcements for the student. */
const PengumumanCard = () => {
  const { t } = useTranslation('dashboard')
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const newest = usePengumuman({ tanggalMasuk: biodataSingkat?.tanggalMasuk, enabled: !isPending })
  return (
    <QueryCard
      title={t('news.title')}
      aside={<Link to="/berita">{t('news.all')}</Link>}
      query={newest}
      select={({ data }) => data?.slice(0, NEWS)}
      lines={10}
      empty={t('news.empty')}
      waiting={styles.rows}
      flush
    >
      {(rows) => (
        <>
          <ul className={own.list}>
            {readRows(rows, 'noted').map((row) => (
              <NewsRow key={`${row.idPengumuman} ${rows.indexOf(row)}`} row={row} />
            ))}
          </ul>
          <UnreadNote of={rows} />
        </>
      )}
    </QueryCard>
  )
}

/** News part of the dashboard, below the fold: announcements, agenda and changes since the last visit. */
export const Kabar = () => (
  <>
    <div className={styles.board}>
      <PengumumanCard />
      <AgendaCard />
    </div>
    <SejakCard />
    <InstallOffer />
  </>
)
