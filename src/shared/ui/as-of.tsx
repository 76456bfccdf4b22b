import { useTranslation } from 'react-i18next'
import { formatJam } from '#shared/format/tanggal.ts'
import styles from './as-of.module.css'

/** 'per 14.05': when data that is kept was asked for, by the local clock. */
export const AsOf = ({ at }: { at: Date }) => {
  const { t, i18n } = useTranslation('ui')
  return (
    <time className={styles['mark']} dateTime={at.toISOString()}>
      {t('asOf', { time: formatJam(at, i18n.language) })}
    </time>
  )
}
