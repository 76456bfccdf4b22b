import { useTranslation } from 'react-i18next'
import { daysBetween, formatJam, formatTanggal } from '#shared/format/tanggal.ts'
import { now } from '#shared/state/clock.ts'
import styles from './as-of.module.css'

/** 'per 14.05': when data that is kept was asked for, by the local clock; of another day with its date. */
export const AsOf = ({ at }: { at: Date }) => {
  const { t, i18n } = useTranslation()
  const jam = formatJam(at, i18n.language)
  const day = (['day', 'monthShort'] as const).map((style) => formatTanggal(at, i18n.language, style)).join(' ')
  const time = daysBetween(at, now()) === 0 ? jam : `${day}, ${jam}`
  return (
    <time className={styles.mark} dateTime={at.toISOString()}>
      {t('asOf', { time })}
    </time>
  )
}
