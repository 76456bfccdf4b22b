import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './tracer-study.module.css'

/** The way back to the tracer study, the title of a form, and a line about it. */
export const FormHeader = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation('tracer-study')
  return (
    <>
      <Link className={styles.back} to="/tracer-study">
        <IconArrowLeft size={16} aria-hidden />
        <span>{t('title')}</span>
      </Link>
      <header>
        <h1>{title}</h1>
        <p className={styles.minor}>{children}</p>
      </header>
    </>
  )
}
