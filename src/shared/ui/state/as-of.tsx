import { useTranslation } from 'react-i18next'
import { fromDevice } from '#shared/campus/campus-clock.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { formatJam, formatTanggal } from '#shared/campus/tanggal.ts'
import { today } from '#shared/campus/today.ts'
import styles from './as-of.module.css'

/**
 * Shows when persisted data was fetched, by the campus's clock: 'per 14.05 WIB'; with the date when it was another day.
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
