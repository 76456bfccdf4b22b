import { useCampusColour, useKampus } from '#domain/kampus/use-kampus.ts'
import { useFlag } from '#flags/use-flag.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { LanguageSwitch } from '#shared/ui/look/language-switch.tsx'
import { useDocumentTitle } from '../../document-title.ts'
import { Footer } from '../main/footer.tsx'
import { ScreenOutlet } from '../screen-outlet.tsx'
import styles from './letter-info-layout.module.css'

/** Letter-info layout (section 2): whoever scans a letter reads which campus wrote it. Needs no session. */
export const LetterInfoLayout = () => {
  const { facts, logo } = useKampus()
  const localization = useFlag('localization')
  useCampusColour()
  useDocumentTitle(facts.judul)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <CampusLogo src={logo} />
        <p>
          <b>{facts.nama || facts.judul}</b>
          <span>{facts.judul}</span>
        </p>
        {localization ? <LanguageSwitch /> : null}
      </header>
      <main className={styles.main}>
        <ScreenOutlet />
      </main>
      <Footer />
    </div>
  )
}
