import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { UpcomingEvent } from '#generated/readers/info.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatJam, formatTanggal } from '#shared/format/tanggal.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import styles from './dashboard.module.css'
import { useAgenda } from './use-kabar.ts'

const SHOWN = 5

const useWhen = () => {
  const { t, i18n } = useTranslation('dashboard')
  return ({ tanggalMulai, tanggalSelesai, isSehari, lokasi }: UpcomingEvent): string => {
    const mulai = parseTanggal(tanggalMulai)
    const selesai = parseTanggal(tanggalSelesai)
    if (!mulai) return lokasi
    const several = selesai !== null && selesai.toDateString() !== mulai.toDateString()
    if (several) return t('agenda.until', { date: formatTanggal(selesai, i18n.language) })
    const day = formatTanggal(mulai, i18n.language, 'dayMonth')
    return [isSehari ? day : `${day}, ${formatJam(mulai, i18n.language)}`, lokasi].filter(Boolean).join(', ')
  }
}

const Row = ({ event }: { event: UpcomingEvent }) => {
  const { i18n } = useTranslation('dashboard')
  const when = useWhen()
  const mulai = parseTanggal(event.tanggalMulai)
  return (
    <li className={styles['event']}>
      <span className={styles['date']}>
        {mulai ? (
          <>
            <b>{formatTanggal(mulai, i18n.language, 'day')}</b>
            {formatTanggal(mulai, i18n.language, 'monthShort')}
          </>
        ) : null}
      </span>
      <span>
        <span className={styles['eventName']}>{event.nama || '–'}</span>
        <span className={styles['summary']}>{when(event)}</span>
      </span>
    </li>
  )
}

/** Coming events, soonest first. */
export const AgendaCard = () => {
  const { t } = useTranslation('dashboard')
  const { agenda, updatedAt, error, isPending, refetch } = useAgenda()
  const empty = agenda?.length === 0
  return (
    <Card
      title={t('agenda.title')}
      updatedAt={updatedAt}
      aside={<Link to="/kalender-akademik">{t('agenda.calendar')}</Link>}
      flush
    >
      <div className={agenda && !empty ? undefined : styles['inset']}>
        <AsyncBody data={agenda} isPending={isPending} error={error} onReload={refetch} lines={10}>
          {(events) =>
            empty ? (
              <EmptyState hint={t('agenda.empty')} />
            ) : (
              <ul className={styles['list']}>
                {events.slice(0, SHOWN).map((event, index) => (
                  <Row key={event.idEvent || index} event={event} />
                ))}
              </ul>
            )
          }
        </AsyncBody>
      </div>
    </Card>
  )
}
