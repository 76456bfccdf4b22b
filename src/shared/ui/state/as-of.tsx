import { useTranslation } from 'react-i18next'
import { fromDevice } from '#shared/campus/campus-clock.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { formatJam, formatTanggal } from '#shared/campus/tanggal.ts'
import { today } from '#shared/campus/today.ts'
import styles from './as-of.module.css'

/**
 * 'per 14.05 WIB': when data that is kept was asked for, by the campus's clock; of another day with its date.
 * @param deviceMs by the device's clock, in milliseconds since 1970
 */
export const AsOf = ({ deviceMs }: { deviceMs: number }) => {
  const { t, i18n } = useTranslation()
  const at = fromDevice(deviceMs)
  const jam = formatJam(at, i18n.language)
  const day = (['day', 'monthShort'] as const).map((style) => formatTanggal(at, i18n.language, style)).join(' ')
  const time = dayOf(at) === today() ? jam : `${day}, ${jam}`
  return (
    <time className={styles.mark} dateTime={new Date(at).toISOString()}>
      {t('asOf', { time })}
    </time>
  )
}
