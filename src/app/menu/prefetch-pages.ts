import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { wait } from '#shared/state/wait.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { prefetchLayout } from '../layouts/other/later-reading-layouts.ts'
import { screenAt } from '../screen-at.ts'
import type { SubjectScreen } from '../subject-screen.ts'
import { opensHere, ownLinkOf } from './own-link.ts'

const IDLE_MS = 2000
const LOOK_MS = 100
const LOOKS = 15

/** Path of a screen, evaluated when its turn comes. It may wait for as long as the screen is wanted. */
type Route = (isWanted: () => boolean) => string | Promise<string>

/** Returns the path of the dashboard's first action once it is known, or of the schedule. */
const firstAction: Route = async (isWanted) => {
  const strip = () => (isWanted() ? document.querySelector('main [data-first-step]') : null)
  for (let look = 0; look < LOOKS && isWanted() && !strip(); look += 1) await wait(LOOK_MS)
  return strip()?.querySelector('a')?.pathname ?? '/jadwal-dan-presensi'
}

/**
 * Screens that a student is likely to open next: the target of the dashboard's first action (bills when something is
 * due, KRS in its window), or the timetable when there is none, and the news, to which the bell links on every screen.
 * Other screens are fetched on intent: all of them would be 200 kB that most visits never use.
 */
const LIKELY: readonly Route[] = [firstAction, () => '/berita', () => '/berita/1']

/**
 * Returns whether prefetching is allowed: not on slow networks, and not when the user asked the browser to save data.
 */
const mayFetchAhead = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (!isRecord(connection)) return true
  const { saveData, effectiveType } = connection
  return saveData !== true && effectiveType !== 'slow-2g' && effectiveType !== '2g'
}

const fetchScreen = ({ prefetch, layout }: SubjectScreen) => Promise.all([prefetch?.(), prefetchLayout(layout)])

/** Fetches a screen with low priority. */
const fetchQuietly = async (screen: SubjectScreen): Promise<void> => {
  const files = window.portalFiles
  if (files) files.priority = 'low'
  const arrival = fetchScreen(screen)
  if (files) files.priority = 'auto'
  await arrival
}

/**
 * Prefetches the pages of some routes one after the other, only while the page is idle, so that a click loads no
 * script.
 * @param routes each one is evaluated when its turn comes
 * @param isWanted called before each
 */
export const prefetchPages = async (
  screens: readonly SubjectScreen[],
  routes: readonly Route[],
  isWanted: () => boolean,
): Promise<void> => {
  const fetched = new Set<SubjectScreen>()
  for (const route of routes) {
    if (!isWanted()) return
    await whenIdle(IDLE_MS)
    if (!isWanted()) return
    const page = screenAt(screens, await route(isWanted))
    if (!page || fetched.has(page) || !isWanted()) continue
    fetched.add(page)
    await fetchQuietly(page)
  }
}

/** First input of the user. From then on only intended screens are fetched, so that phone and network are free. */
const TAPS = ['pointerdown', 'keydown'] as const
/** Events that show the intent to open a link: hover, focus or touch. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const
/** Events that open a link: its data is fetched while the screen is rendered. The keyboard only sends a click. */
const PRESSES = ['pointerdown', 'click'] as const

const listenTo = <Name extends keyof DocumentEventMap>(
  names: readonly Name[],
  listener: (event: DocumentEventMap[Name]) => void,
): (() => void) => {
  const options = { passive: true, capture: true } // before the link's own listener
  for (const name of names) document.addEventListener(name, listener, options)
  return () => {
    for (const name of names) document.removeEventListener(name, listener, options)
  }
}

/** Prefetches likely screens while the page is idle, until the first input, and the screen of any link on intent. */
export const usePrefetchedPages = (screens: readonly SubjectScreen[]): void => {
  const client = useQueryClient()
  const idMahasiswa = useIdMahasiswa()
  useEffect(() => {
    let isOver = false
    const stop = () => {
      isOver = true
    }
    const unlisten = listenTo(TAPS, stop)
    if (mayFetchAhead()) void prefetchPages(screens, LIKELY, () => !isOver)
    return () => {
      stop()
      unlisten()
    }
  }, [screens])
  useEffect(
    () =>
      listenTo(INTENTS, (event) => {
        const link = ownLinkOf(event)
        const meant = link && screenAt(screens, link.pathname)
        if (meant) void fetchScreen(meant)
      }),
    [screens],
  )
  useEffect(
    () =>
      listenTo(PRESSES, (event) => {
        const link = ownLinkOf(event)
        if (!link || !opensHere(event, link) || link.href === window.location.href) return
        screenAt(screens, link.pathname)?.prefetchData?.(client, idMahasiswa, new URLSearchParams(link.search))
      }),
    [screens, client, idMahasiswa],
  )
}
