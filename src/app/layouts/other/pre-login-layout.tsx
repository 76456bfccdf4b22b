import { useEffect } from 'react'
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
import styles from './pre-login-layout.module.css'

/** Pre-login layout (section 2): logo and footer; campus settings go when the page unloads, unless somebody is signed in. */
export const PreLoginLayout = () => {
  const { t } = useTranslation('app')
  const { facts, logo } = useKampus()
  const localization = useFlag('localization')
  useEffect(forgetOnLeave, [])
  useCampusColour()
  useDocumentTitle(facts.judul)
  useRouteFocus()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a className={styles.brand} href="/" aria-label={`${facts.nama || facts.judul}, ${t('topbar.home')}`}>
          <CampusLogo src={logo} inverse />
          <span>{facts.nama || facts.judul}</span>
        </a>
        {localization ? <LanguageSwitch plain /> : null}
      </header>
      <main className={styles.main}>
        <ScreenOutlet />
      </main>
      <Footer />
    </div>
  )
}
