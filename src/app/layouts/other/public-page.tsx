import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampusColour, useKampus } from '#domain/kampus/use-kampus.ts'
import { useFlag } from '#flags/use-flag.ts'
import { LanguageSwitch } from '#shared/ui/look/language-switch.tsx'
import { useDocumentTitle } from '../../document-title.ts'
import { Footer } from '../main/footer.tsx'
import { useRouteFocus } from '../main/route-focus.ts'
import shell from '../main/shell.module.css'
import { ScreenOutlet } from '../screen-outlet.tsx'
import styles from './public-layouts.module.css'

interface Props {
  layout: 'preLogin' | 'letter'
  /** Campus in the page header. */
  children: ReactNode
  /** Content that replaces the screen at this address, with its title. */
  instead?: { title: string; content: ReactNode }
}

/** A page without the shell: header with the campus and the language, screen, footer with the contacts. */
export const PublicPage = ({ layout, children, instead }: Props) => {
  const { t } = useTranslation('app')
  const localization = useFlag('localization')
  useCampusColour()
  useDocumentTitle(useKampus().facts.judul, undefined, instead?.title)
  useRouteFocus()
  return (
    <div className={`${styles.page} ${styles[layout]}`}>
      <a className={shell.skip} href="#content">
        {t('skip')}
      </a>
      <header className={styles.head}>
        {children}
        {localization ? <LanguageSwitch plain={layout === 'preLogin'} /> : null}
      </header>
      <main id="content" className={styles.main}>
        {instead?.content ?? <ScreenOutlet />}
      </main>
      <Footer />
    </div>
  )
}
