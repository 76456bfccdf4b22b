import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Card } from '#shared/ui/card.tsx'
import styles from './pengumuman-page.module.css'

/** The address names no announcement, or one that is gone. */
export const NoPengumuman = () => {
  const { t } = useTranslation('berita')
  return (
    <>
      <h1 className={styles['missing']}>{t('missing')}</h1>
      <Card title={t('missing.why')}>
        <p>{t('missing.next')}</p>
        <Link className={`${buttonClass()} ${String(styles['toAll'])}`} to="/berita">
          {t('all')}
        </Link>
      </Card>
    </>
  )
}
