import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { lastMinute } from '#domain/jadwal/deadline.ts'
import { useDeadlineMoment } from '#kit/jadwal/deadline-text.tsx'
import { useAhead } from '#kit/jadwal/use-ahead.ts'
import { daysBetween, momentAt } from '#shared/campus/campus-time.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import styles from './dashboard.module.css'
import own from './deadlines.module.css'
import list from './rows.module.css'

const ROWS = 3
/** Screen with all deadlines. */
const ALL = '/kalender-akademik'

const DeadlineRow = ({ of }: { of: Appointment }) => {
  const { t, i18n } = useTranslation('ui')
  const days = daysBetween(useToday(), of.tanggal)
  const left = days === 0 ? t('ui:first.today') : t('ui:first.days', { count: days })
  const moment = useDeadlineMoment(of, formatTanggal(of.tanggal, i18n.language, 'dayMonth'))
  return (
    <li>
      <Link className={`${list.row} ${own.row}`} to={of.tautan ?? ALL}>
        <span className={own.verb}>{of.nama}</span>
        <span className={own.until}>{`${left} · ${moment}`}</span>
      </Link>
    </li>
  )
}

const momentOf = (of: Appointment): number => momentAt(of.tanggal, lastMinute(of))

/** The next three deadlines of all subjects. Waits for every list, so that rows do not change places. */
export const DeadlinesCard = () => {
  const { t } = useTranslation('dashboard')
  const { janji, isPending, missing, reload } = useAhead()
  const deadlines = janji.filter(({ isDeadline }) => isDeadline).toSorted((a, b) => momentOf(a) - momentOf(b))
  const more = deadlines.length - ROWS
  return (
    <Card title={t('deadline.title')} flush>
      {isPending ? (
        <div className={`${styles.deadlines} ${own.padded}`}>
          <Skeleton lines={6} />
        </div>
      ) : (
        <div className={styles.deadlines}>
          {deadlines.length > 0 ? (
            <ul className={list.list}>
              {deadlines.slice(0, ROWS).map((one) => (
                <DeadlineRow key={one.id} of={one} />
              ))}
            </ul>
          ) : null}
          {deadlines.length === 0 && missing.length === 0 ? (
            <div className={own.padded}>
              <EmptyState title={t('ui:first.deadline.empty.title')} hint={t('ui:first.deadline.empty')} />
            </div>
          ) : null}
          {missing.length > 0 ? (
            <p className={own.note}>
              <span>{t('ui:first.deadline.missing', { nama: missing.join(', ') })}</span>{' '}
              <button type="button" className={buttonClass('quiet')} onClick={reload}>
                {t('shared:failure.reload')}
              </button>
            </p>
          ) : null}
        </div>
      )}
      <Link className={`${styles.way} ${own.way}`} to={ALL}>
        <span>{t('ui:first.deadline.all')}</span>
        {!isPending && more > 0 ? (
          <span className={own.more}>{t('ui:first.deadline.more', { count: more })}</span>
        ) : null}
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </Card>
  )
}
