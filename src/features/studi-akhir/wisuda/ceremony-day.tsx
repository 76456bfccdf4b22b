import { useTranslation } from 'react-i18next'
import type { KegiatanWisuda } from '#generated/client/wisuda/readers.ts'
import { dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { hoursText } from '../hours.ts'
import styles from './wisuda.module.css'

/** Day of a ceremony in large letters, with its time and place, and the number of days until then. */
export const CeremonyDay = ({ of: { tanggal, jamMulai, tempat } }: { of: KegiatanWisuda }) => {
  const { t, i18n } = useTranslation('wisuda')
  const today = dayOf(useNowMs())
  const left = tanggal ? daysBetween(today, tanggal) : -1
  return (
    <div>
      <p className={styles.day}>{formatTanggal(tanggal, i18n.language, 'weekday') || t('day.none')}</p>
      <p className={styles.minor}>
        {joined(
          hoursText({ jamMulai }, i18n.language),
          tempat,
          left === 0 ? t('day.today') : left > 0 ? t('day.left', { count: left }) : '',
        )}
      </p>
    </div>
  )
}
