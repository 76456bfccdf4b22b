import { useTranslation } from 'react-i18next'
import { dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import type { Waktu } from '#shared/wire/readers.ts'
import { type Appointment, isPast } from '../appointment.ts'
import { hoursText } from '../hours.ts'
import styles from '../studi-akhir.module.css'

interface Props {
  /** True when the student has a seat and attends on that day. */
  isOwn?: boolean
  of: Appointment & { ruang: string; tautanDaring?: string }
}

/** Returns a function that formats the days left until an exam; '' when the day has passed or is not set. */
export const useDaysLeft = () => {
  const { t } = useTranslation('kompre')
  const today = dayOf(useNowMs())
  return (tanggal: Waktu): string => {
    const left = !tanggal ? -1 : daysBetween(today, tanggal)
    return left === 0 ? t('day.today') : left > 0 ? t('day.left', { count: left }) : ''
  }
}

/** Day of an exam in large letters, with its hours and place. */
export const ExamDay = ({ of, isOwn = false }: Props) => {
  const { t, i18n } = useTranslation('kompre')
  const left = useDaysLeft()(of.tanggal)
  const isAhead = !isPast(of, useNowMs())
  return (
    <div>
      <p className={styles.minor}>{joined(isOwn && isAhead && of.tanggal ? t('attend.title') : '', left)}</p>
      <p className={styles.dayLarge}>{formatTanggal(of.tanggal, i18n.language, 'weekday') || t('day.none')}</p>
      <p className={styles.hours}>{joined(hoursText(of, i18n.language), of.ruang)}</p>
      {of.tautanDaring ? <WebLink to={of.tautanDaring}>{t('online')}</WebLink> : null}
    </div>
  )
}
