import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isHiddenScreen } from '#flags/menu/is-hidden.ts'
import { useMenu } from '#flags/menu/menu.ts'
import { HOME } from '#shared/home.ts'
import { screenAt } from '../../screen-at.ts'
import type { SubjectScreen } from '../../subject-screen.ts'
import styles from './hidden-notice.module.css'

/**
 * Notice on a screen that the campus menu hides but that its address still opens (readings, 6). Not on the home screen,
 * which every campus needs as its way back (readings, 10).
 */
export const HiddenNotice = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const entries = useMenu()
  if (!entries || pathname === HOME || !isHiddenScreen(entries, pathname) || !screenAt(screens, pathname)) return null
  return (
    <p className={styles.notice} role="note" data-no-print>
      <IconInfoCircle size={20} aria-hidden />
      <span>{t('notice.hidden')}</span>
    </p>
  )
}
