import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type UIMatch, useMatches } from 'react-router-dom'
import { isRecord } from '#shared/is-record.ts'

/** What a route says of its screen. */
export interface ScreenHandle {
  title: string
  subject: string
}

const handleOf = (matches: UIMatch[]): ScreenHandle | null => {
  const handle = matches.at(-1)?.handle
  return isRecord(handle) && typeof handle['title'] === 'string' && typeof handle['subject'] === 'string'
    ? { title: handle['title'], subject: handle['subject'] }
    : null
}

/** Tab title: the screen's name and the system title (section 2, top bar). */
export const useDocumentTitle = (judul: string, fallback?: string): void => {
  const handle = handleOf(useMatches())
  const { t } = useTranslation()
  const name = handle ? t(`${handle.subject}:${handle.title}`) : fallback
  useEffect(() => {
    document.title = name ? `${name} · ${judul}` : judul
  }, [name, judul])
}
