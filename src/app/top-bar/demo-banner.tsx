import { useTranslation } from 'react-i18next'
import styles from './top-bar.module.css'

/** Banner of the demo, so that it is never mistaken for the real portal. */
export const DemoBanner = () => {
  const { t } = useTranslation('app')
  return (
    <aside className={styles.demo} aria-label={t('demo.label')}>
      <b>{t('demo.banner')}</b> <span>{t('demo.note')}</span>
    </aside>
  )
}
