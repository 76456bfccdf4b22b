import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '#kit/link/back-link.tsx'
import styles from './tracer-study.module.css'

/** Back link, title and description of a form. */
export const FormHeader = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation('tracer-study')
  return (
    <>
      <BackLink to="/tracer-study">{t('title')}</BackLink>
      <header>
        <h1>{title}</h1>
        <p className={styles.minor}>{children}</p>
      </header>
    </>
  )
}
