import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { MENU_ROUTES, useMenu } from '#flags/menu/menu.ts'
import { HOME } from '#shared/home.ts'
import { currentEntry } from '../../menu/current-entry.ts'
import { screenAt } from '../../screen-at.ts'
import type { SubjectScreen } from '../../subject-screen.ts'
import styles from './hidden-notice.module.css'

/**
 * Quiet notice on a screen that the campus menu hides: a direct address still opens (readings, 6). Home is the way
 * back of every campus and has none (readings, 10).
 */
export const HiddenNotice = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const entries = useMenu()
  const belongsToMenu = MENU_ROUTES.some((route) => pathname === route || pathname.startsWith(`${route}/`))
  if (
    !entries ||
    pathname === HOME ||
    !belongsToMenu ||
    !screenAt(screens, pathname) ||
    currentEntry(entries, pathname)
  )
    return null
  return (
    <p className={styles.notice} role="note">
      <IconInfoCircle size={20} aria-hidden />
      {t('notice.hidden')}
    </p>
  )
}
