import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { createStore } from '#shared/state/create-store.ts'
import { screenAt } from '../screen-at.ts'
import type { SubjectScreen } from '../subject-screen.ts'

const KEPT = 6

interface RecentScreen {
  path: string
  /** Moment at which it was opened, by the clock of the campus. */
  atMs: number
}

/** Screens opened last, the newest first. In memory only: a reload and another student start afresh. */
export const recentScreens = createStore<readonly RecentScreen[]>([])

/** Returns whether the search finds a screen: it has search words, and no parameter. */
export const isFound = ({ search }: Pick<SubjectScreen, 'search'>): boolean => search !== undefined

/** Notes the screens that the student opens, for the search. */
export const useRecentScreens = (screens: readonly SubjectScreen[]): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    const screen = screenAt(screens, pathname)
    if (!screen || !isFound(screen)) return
    const others = recentScreens.get().filter(({ path }) => path !== screen.path)
    recentScreens.set([{ path: screen.path, atMs: campusNow() }, ...others].slice(0, KEPT))
  }, [screens, pathname])
  useEffect(() => () => recentScreens.set([]), [])
}
