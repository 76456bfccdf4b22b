import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Kinds } from './kinds.tsx'
import { LetterHead } from './letter-head.tsx'
import { Letters } from './letters.tsx'
import styles from './surat.module.css'

/** /surat: the student's letters with their timelines, and the kinds that can be requested. */
export const SuratPage = () => {
  const { t } = useTranslation('surat')
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.ask}>
        <Link className={buttonClass('plain')} to="/pengajuan-surat">
          {t('kinds')}
        </Link>
      </p>
      <LetterHead isListed />
      <div className={styles.columns}>
        <Letters title={t('list')} />
        <Kinds />
      </div>
    </div>
  )
}
