import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '#kit/link/back-link.tsx'
import styles from './tracer-study.module.css'

/** The way back to the tracer study, the title of a form, and a line about it. */
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
