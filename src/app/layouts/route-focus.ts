import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves focus to the heading of the new screen, so that it is announced; not on the first screen of a page. */
export const useRouteFocus = (): void => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [pathname])
}
