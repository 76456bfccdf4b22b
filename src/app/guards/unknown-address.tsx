import { useLocation } from 'react-router-dom'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { screenAt } from '../screen-at.ts'
import { useScreens } from '../screens.ts'
import { useLeavesPortal } from './separate-portal.ts'
import styles from './session-guard.module.css'
import { ToSeparatePortal } from './to-separate-portal.tsx'

/** Page for an address without a screen here: redirect to the separate student portal, or the 404 page. */
export const UnknownAddress = ({ inside = false }: { inside?: boolean }) => {
  const { pathname } = useLocation()
  const { screens } = useScreens()
  const leaves = useLeavesPortal()
  // A screen that no layout includes has no known guard, so it is denied (section 8, unknown middleware).
  const refused = screenAt(screens, pathname)
  if (refused && !leaves) throw new Error(`Unknown guard: ${refused.layout}`)
  return leaves ? (
    <main className={styles.failure}>
      <ToSeparatePortal />
    </main>
  ) : (
    <NotFoundScreen inside={inside} />
  )
}
