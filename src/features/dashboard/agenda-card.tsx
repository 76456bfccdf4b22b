import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useListUpcomingEvent } from '#generated/client/info/info.ts'
import type { UpcomingEvent } from '#generated/readers/info.ts'
import { AnswerCard } from '#kit/answer/answer-card.tsx'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatJam, formatTanggal } from '#shared/format/tanggal.ts'
import { present } from '#shared/wire/readers.ts'
import styles from './dashboard.module.css'

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
  const agenda = useListUpcomingEvent()
  return (
    <AnswerCard
      title={t('agenda.title')}
      aside={<Link to="/kalender-akademik">{t('agenda.calendar')}</Link>}
      of={agenda}
      part={({ data }) => data && present(data).slice(0, SHOWN)}
      lines={10}
      empty={t('agenda.empty')}
      waiting={styles['rows']}
      flush
    >
      {(events) => (
        <ul className={styles['list']}>
          {events.map((event, index) => (
            <Row key={event.idEvent || index} event={event} />
          ))}
        </ul>
      )}
    </AnswerCard>
  )
}
