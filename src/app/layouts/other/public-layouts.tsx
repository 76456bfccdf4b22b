import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetOnLeave } from '#domain/kampus/forget-on-leave.ts'
import { useCampusColour, useKampus } from '#domain/kampus/use-kampus.ts'
import { useFlag } from '#flags/use-flag.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { LanguageSwitch } from '#shared/ui/look/language-switch.tsx'
import { useDocumentTitle } from '../../document-title.ts'
import { Footer } from '../main/footer.tsx'
import { useRouteFocus } from '../main/route-focus.ts'
import { ScreenOutlet } from '../screen-outlet.tsx'
import styles from './public-layouts.module.css'

/** What both layouts have: a head with the campus and the language, the screen, the footer. */
const PublicPage = ({ layout, children }: { layout: 'preLogin' | 'letter'; children: ReactNode }) => {
  const localization = useFlag('localization')
  useCampusColour()
  useDocumentTitle(useKampus().facts.judul)
  useRouteFocus()
  return (
    <div className={`${styles.page} ${styles[layout]}`}>
      <header className={styles.head}>
        {children}
        {localization ? <LanguageSwitch plain={layout === 'preLogin'} /> : null}
      </header>
      <main className={styles.main}>
        <ScreenOutlet />
      </main>
      <Footer />
    </div>
  )
}

/** Pre-login layout (section 2): logo and footer; campus settings go when the page unloads, unless somebody is signed in. */
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

/** Letter-info layout (section 2): whoever scans a letter reads which campus wrote it. Needs no session. */
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
