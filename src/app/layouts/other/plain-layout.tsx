import { useKampus } from '#domain/kampus/use-kampus.ts'
import { useDocumentTitle } from '../../document-title.ts'
import { useScreens } from '../../screens.ts'
import { useRouteFocus } from '../main/route-focus.ts'
import { ScreenOutlet } from '../screen-outlet.tsx'
import styles from './plain-layout.module.css'

/** Plain layout (section 2): a single page without the shell, for print pages and forced steps. Requires a session. */
export const PlainLayout = () => {
  useDocumentTitle(useKampus().facts.judul)
  useRouteFocus()
  const { screens, PartsInPlain } = useScreens()
  return (
    <main className={styles.main}>
      {PartsInPlain ? <PartsInPlain screens={screens} /> : null}
      <ScreenOutlet />
    </main>
  )
}
