import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router-dom'
import { SCREENS } from './screens.ts'

/**
 * Tab title: the screen's name and the system title (section 2, top bar).
 * @param fallback the name of a page that is no screen of a subject
 */
export const useDocumentTitle = (judul: string, fallback?: string): void => {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname))
  const name = screen ? t(`${screen.subject}:${screen.title}`) : fallback
  useEffect(() => {
    document.title = name ? `${name} · ${judul}` : judul
  }, [name, judul])
}
