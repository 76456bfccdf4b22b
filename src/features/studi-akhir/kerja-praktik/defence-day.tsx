import { useTranslation } from 'react-i18next'
import type { SidangKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { isPast } from '../appointment.ts'
import { hoursText } from '../hours.ts'
import styles from '../studi-akhir.module.css'
import { defenceState } from './internship.ts'

/** Day of a defence in large letters, with its hours and place, and the number of days until then. */
export const DefenceDay = ({ of }: { of: SidangKerjaPraktik }) => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const nowMs = useNowMs()
  const today = dayOf(nowMs)
  const isAhead = defenceState(of) === 'scheduled' && !isPast(of, nowMs)
  const left = !of.tanggal ? -1 : daysBetween(today, of.tanggal)
  return (
    <div>
      {isAhead && of.tanggal ? <p className={styles.minor}>{t('defence.attend')}</p> : null}
      <p className={styles.day}>{formatTanggal(of.tanggal, i18n.language, 'weekday') || t('defence.noDay')}</p>
      <p className={styles.minor}>
        {joined(
          hoursText(of, i18n.language),
          of.ruang,
          left === 0 ? t('day.today') : left > 0 ? t('day.left', { count: left }) : '',
        )}
      </p>
      {of.tautanDaring ? <WebLink to={of.tautanDaring}>{t('defence.online')}</WebLink> : null}
    </div>
  )
}
