import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls back with the heading of the screen, at once or when its chunk has arrived. @returns an unsubscribe function
 */
const whenHeaded = (tell: (heading: HTMLElement) => void): (() => void) => {
  const look = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) tell(heading)
    return heading !== null
  }
  if (look()) return () => undefined
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect()
  })
  observer.observe(document.body, { subtree: true, childList: true })
  return () => observer.disconnect()
}

/**
 * Focuses the heading of the screen when it is rendered, so that it is announced, unless the user has moved the focus
 * meanwhile. @returns an unsubscribe function
 */
export const focusHeading = (): (() => void) => {
  const before = document.activeElement
  return whenHeaded((heading) => {
    const here = document.activeElement
    if (here !== before && here !== document.body && here !== null) return
    heading.setAttribute('tabindex', '-1')
    heading.focus()
  })
}

/** Moves the focus to the heading of a new screen, so that it is announced; not on the first screen of a page. */
export const useRouteFocus = (): void => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    return focusHeading()
  }, [pathname])
}
