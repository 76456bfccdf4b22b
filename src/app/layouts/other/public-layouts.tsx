import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetOnLeave } from '#domain/kampus/forget-on-leave.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import styles from './public-layouts.module.css'
import { PublicPage } from './public-page.tsx'

/**
 * Pre-login layout (section 2): logo and footer. Removes the campus settings when the page unloads, unless a user is
 * signed in.
 */
export const PreLoginLayout = () => {
  const { t } = useTranslation('app')
  const { facts, logo } = useKampus()
  const name = facts.nama || facts.judul
  useEffect(forgetOnLeave, [])
  return (
    <PublicPage layout="preLogin">
      <a className={styles.brand} href="/" aria-label={`${name}, ${t('topbar.home')}`}>
        <CampusLogo src={logo} inverse />
        <span>{name}</span>
      </a>
    </PublicPage>
  )
}

/** Letter-info layout (section 2): shows who issued a scanned letter. Needs no session. */
export const LetterInfoLayout = () => {
  const { facts, logo } = useKampus()
  return (
    <PublicPage layout="letter">
      <CampusLogo src={logo} />
      <p className={styles.from}>
        <b>{facts.nama || facts.judul}</b>
        <span>{facts.judul}</span>
      </p>
    </PublicPage>
  )
}
