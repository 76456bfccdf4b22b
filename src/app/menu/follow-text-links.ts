import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { safePath } from '#shared/text/safe-path.ts'
import { screenAt } from '../screen-at.ts'
import type { SubjectScreen } from '../subject-screen.ts'
import { opensHere, ownLinkOf } from './own-link.ts'

/**
 * Makes links inside a server's text (SafeHtml) that lead to a screen open it like other links: without a reload, and
 * with the focus on its heading. Other links are left to the browser.
 */
export const useFollowedTextLinks = (screens: readonly SubjectScreen[]): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : ownLinkOf(event)
      if (!link?.closest('[data-server-text]') || !opensHere(event, link)) return
      const path = safePath(`${link.pathname}${link.search}${link.hash}`)
      if (path === null || !screenAt(screens, link.pathname)) return
      event.preventDefault()
      void navigate(path)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [screens, navigate])
}
