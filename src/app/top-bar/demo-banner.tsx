import { useTranslation } from 'react-i18next'
import styles from './top-bar.module.css'

/** A demo is never mistaken for the real portal. */
export const DemoBanner = () => {
  const { t } = useTranslation('app')
  return (
    <p className={styles['demo']} role="note">
      <b>{t('demo.banner')}</b> {t('demo.note')}
    </p>
  )
}
