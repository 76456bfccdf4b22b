import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type MenuEntry, useMenu } from '#flags/menu.ts'
import { isRecord } from '#shared/is-record.ts'
import { wait } from '#shared/wait.ts'
import { whenIdle } from '#shared/when-idle.ts'
import { prefetchLayout } from '../layouts/later-reading-layouts.ts'
import { screenAt } from '../screen-at.ts'
import type { SubjectScreen } from '../subject-screen.ts'
import { opensHere, ownLinkOf } from './own-link.ts'

/** The first screen and what comes beside it have had the connection for themselves until then. */
const START_MS = 1500
const IDLE_MS = 2000
const AT_ONCE = 4
/** The bell of the top bar leads there from every screen: to the list, and to any one of it. */
const BESIDE_MENU = ['/berita', '/berita/1']

const routesOf = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap(({ route, children = [] }) => [...(route ? [route] : []), ...routesOf(children)])

/** A person who asked the browser to save data fetches only what is opened. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isRecord(connection) && connection['saveData'] === true
}

const fetchScreen = ({ prefetch, layout }: SubjectScreen) => Promise.all([prefetch?.(), prefetchLayout(layout)])

/**
 * Fetches the pages behind some routes, four at a time and only while nothing else happens: a click then loads no script.
 * Each begins in a quiet moment of its own: to ask for the files of four at once keeps a slow phone busy for 200 ms.
 * @param isWanted asked at the beginning and before each
 */
export const prefetchPages = async (
  screens: readonly SubjectScreen[],
  routes: readonly string[],
  isWanted: () => boolean,
): Promise<void> => {
  if (!isWanted()) return
  const pages = [...new Set(routes.flatMap((route) => screenAt(screens, route) ?? []))]
  const arriving = new Set<Promise<unknown>>()
  for (const page of pages) {
    await whenIdle(IDLE_MS)
    if (!isWanted()) return
    const arrival = fetchScreen(page).finally(() => arriving.delete(arrival))
    arriving.add(arrival)
    if (arriving.size === AT_ONCE) await Promise.race(arriving)
  }
  await Promise.all(arriving)
}

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

/** Fetches the pages of the visible menu in quiet moments, and of any link as soon as somebody means it. */
export const usePrefetchedPages = (screens: readonly SubjectScreen[]): void => {
  const menu = useMenu()
  const client = useQueryClient()
  const idMahasiswa = useIdMahasiswa()
  useEffect(() => {
    let isOver = false
    if (!savesData())
      void wait(START_MS).then(() => prefetchPages(screens, [...routesOf(menu ?? []), ...BESIDE_MENU], () => !isOver))
    return () => {
      isOver = true
    }
  }, [screens, menu])
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
        screenAt(screens, link.pathname)?.askAhead?.(client, idMahasiswa, new URLSearchParams(link.search))
      }),
    [screens, client, idMahasiswa],
  )
}
