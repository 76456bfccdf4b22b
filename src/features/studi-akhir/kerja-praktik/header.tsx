import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '#kit/link/back-link.tsx'
import styles from '../studi-akhir.module.css'

interface Props {
  title: string
  /** Title of the work, rendered below the page title. */
  about?: string
  /** Address and label of the back link. */
  back?: { to: string; label: string }
  children?: ReactNode
}

/** Back link, title and subject of an internship page. */
export const Header = ({ title, about = '', back, children }: Props) => {
  const { t } = useTranslation('kerja-praktik')
  const { to, label } = back ?? { to: '/kerja-praktik', label: t('title') }
  return (
    <>
      <BackLink to={to}>{label}</BackLink>
      <header className={styles.header}>
        <h1>{title}</h1>
        {about ? <p className={styles.about}>{about}</p> : null}
        {children}
      </header>
    </>
  )
}
