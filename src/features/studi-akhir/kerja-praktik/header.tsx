import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from '../studi-akhir.module.css'

interface Props {
  title: string
  /** Title of the work, below. */
  about?: string
  /** Address and words of the link back. */
  back?: { to: string; label: string }
  children?: ReactNode
}

/** The way back, the title of a page of internships, and what it is about. */
export const Header = ({ title, about = '', back, children }: Props) => {
  const { t } = useTranslation('kerja-praktik')
  const { to, label } = back ?? { to: '/kerja-praktik', label: t('title') }
  return (
    <>
      <Link className={styles.back} to={to}>
        <IconArrowLeft size={16} aria-hidden />
        <span>{label}</span>
      </Link>
      <header className={styles.header}>
        <h1>{title}</h1>
        {about ? <p className={styles.about}>{about}</p> : null}
        {children}
      </header>
    </>
  )
}
