import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useMenu } from '#flags/menu/menu.ts'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { screenAt } from '../screen-at.ts'
import { useScreens } from '../screens.ts'
import { titleOf } from '../subject-screen.ts'
import styles from './coming-screen.module.css'

/**
 * Placeholder of a screen whose page is still loading: its name, from the table of screens or else from the menu, above
 * a skeleton. The name is not a heading, so that route-focus.ts waits for the heading of the page.
 */
export const ComingScreen = () => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const screen = screenAt(useScreens().screens, pathname)
  const entries = useMenu()?.flatMap((one) => [one, ...(one.children ?? [])])
  const entry = entries?.find(({ route }) => route === pathname)
  const title = (screen && titleOf(screen)) || (entry && t(`menu.${entry.id}`))
  return (
    <div className={styles.coming}>
      {title ? <p className="as-h1">{title}</p> : null}
      <Skeleton lines={8} />
    </div>
  )
}
