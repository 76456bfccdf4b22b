import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { screenAt } from './screen-at.ts'
import { useScreens } from './screens.ts'

/**
 * Tab title: the screen's name and the system title (section 2, top bar).
 * @param fallback the name of a page that is no screen of a subject
 */
export const useDocumentTitle = (judul: string, fallback?: string): void => {
  const { pathname } = useLocation()
  const { t, i18n } = useTranslation()
  const { screens, state } = useScreens()
  const screen = screenAt(screens, pathname)
  const onTexts = useCallback(
    (listener: () => void) => {
      i18n.store.on('added', listener)
      return () => i18n.store.off('added', listener)
    },
    [i18n],
  )
  // A lazy screen's texts come with its page, after the layout has been drawn.
  const name = useSyncExternalStore(onTexts, () =>
    screen ? t(`${screen.subject}:${screen.title}`, { defaultValue: '' }) : fallback,
  )
  const isLeft = state === 'complete' && !screen && fallback === undefined // the 404 page in the layout names itself
  useEffect(() => {
    if (isLeft) return
    document.title = name ? `${name} · ${judul}` : judul
  }, [name, judul, isLeft])
}
