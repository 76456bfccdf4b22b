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

/** Path of the first action, once it is decided. */
const firstAction = async (): Promise<string> => {
  const strip = () => document.querySelector('main [data-first-step]')
  for (let look = 0; look < LOOKS && !strip(); look += 1) await wait(LOOK_MS)
  return strip()?.querySelector('a')?.pathname ?? '/jadwal-dan-presensi'
}

/**
 * What a student is likely to open next: where the first action of the dashboard leads (bills when something is due, KRS in its
 * window), the timetable where it leads nowhere yet; and the news, to which the bell leads from every screen. Anything else is
 * fetched when somebody means it: all screens would be 200 kB that most visits never show.
 */
const LIKELY = [firstAction, () => '/berita', () => '/berita/1']

/** Slow networks, and a person who asked the browser to save data: only what is opened is fetched. */
const mayFetchAhead = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (!isRecord(connection)) return true
  const { saveData, effectiveType } = connection
  return saveData !== true && effectiveType !== 'slow-2g' && effectiveType !== '2g'
}

const fetchScreen = ({ prefetch, layout }: SubjectScreen) => Promise.all([prefetch?.(), prefetchLayout(layout)])

/** Its files are asked for behind everything else. */
const fetchQuietly = async (screen: SubjectScreen): Promise<void> => {
  const files = window.portalFiles
  if (files) files.priority = 'low'
  const arrival = fetchScreen(screen)
  if (files) files.priority = 'auto'
  await arrival
}

/**
 * Fetches the pages behind some routes, one after the other, and only while nothing else happens: a click then loads no
 * script.
 * @param routes each asked for when its turn has come
 * @param isWanted asked before each
 */
export const prefetchPages = async (
  screens: readonly SubjectScreen[],
  routes: readonly (() => string | Promise<string>)[],
  isWanted: () => boolean,
): Promise<void> => {
  const fetched = new Set<SubjectScreen>()
  for (const route of routes) {
    if (!isWanted()) return
    await whenIdle(IDLE_MS)
    if (!isWanted()) return
    const page = screenAt(screens, await route())
    if (!page || fetched.has(page) || !isWanted()) continue
    fetched.add(page)
    await fetchQuietly(page)
  }
}

/** A finger on the page has the phone and the network for itself: from then on only what is meant is fetched. */
const TAPS = ['pointerdown', 'keydown'] as const
/** A link that is pointed at, focused or touched is about to be opened. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const
/** Pressed, it is being opened: the data is asked for while the screen is drawn. By keyboard there is a click only. */
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

/** Fetches what is likely to be opened in quiet moments, until somebody touches the page; and any link as soon as it is meant. */
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
        // Nor the link of where the person is already.
        if (!link || !opensHere(event, link) || link.href === window.location.href) return
        screenAt(screens, link.pathname)?.prefetchData?.(client, idMahasiswa, new URLSearchParams(link.search))
      }),
    [screens, client, idMahasiswa],
  )
}
