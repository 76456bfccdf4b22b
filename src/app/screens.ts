import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { screens as landing } from '#features/dashboard/screens.ts'
import { loadNamespace } from '#shared/i18n/i18n.ts'
import { firstScreenShown } from '#shared/start/first-screen.ts'
import { createStore } from '#shared/state/create-store.ts'
import { wait } from '#shared/state/wait.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { screenAt } from './screen-at.ts'
import { type SubjectScreen, screensOf, TITLES } from './subject-screen.ts'

/** Parts loaded together with the table of screens. */
interface LaterParts {
  /** Failure center with its queue. */
  Desk?: ComponentType
  /** Error page of a screen whose file is lost. */
  LostScreen?: ComponentType<{ error: unknown; inside: boolean }>
  /** Parts that the main layout renders above its screen. */
  PartsInMain?: ComponentType<{ screens: readonly SubjectScreen[] }>
  /** Parts that the plain layout renders above its screen. */
  PartsInPlain?: ComponentType<{ screens: readonly SubjectScreen[] }>
  /** Parts that the main layout renders next to its screen. */
  PartsBesideMain?: ComponentType<{ screens: readonly SubjectScreen[] }>
}

/** Longest time until a page is painted after its data has arrived, even when it is busy. */
const PAINTED_MS = 500

/** The screens known so far: those of the home screen's subject, or all. */
export interface ScreenTable extends LaterParts {
  screens: readonly SubjectScreen[]
  state: 'landing' | 'complete' | 'failed'
}

/** The table of the first load. */
export const LANDING: ScreenTable = { screens: screensOf('dashboard', landing), state: 'landing' }

const table = createStore(LANDING)
const loading = createStore<Promise<void> | null>(null)

/** Exports of the chunk with the other screens. */
export interface LaterScreens extends LaterParts {
  SCREENS: readonly SubjectScreen[]
}
const later = (): Promise<LaterScreens> => import('./later-screens.ts')

/**
 * Loads all other screens once; after a failure the next call tries again. Always resolves; the table holds the
 * outcome.
 */
export const loadScreens = (load = later): Promise<void> => {
  const before = loading.get()
  if (before) return before
  if (table.get().state === 'failed') table.set(LANDING)
  loadNamespace(TITLES).catch(() => undefined) // without them the menu falls back to the names it has
  const begun = load().then(
    ({ SCREENS, ...parts }) => table.set({ ...parts, screens: SCREENS, state: 'complete' }),
    (error: unknown) => {
      console.warn('the table of screens did not load', error)
      loading.set(null)
      table.set({ ...LANDING, state: 'failed' })
    },
  )
  loading.set(begun)
  return begun
}

/** Starts loading the page of an address that is being opened. */
export const prefetchScreen = (path: string): void => void screenAt(table.get().screens, path)?.prefetch?.()

export const useScreens = (): ScreenTable => useSyncExternalStore(table.subscribe, table.get)

/** Delay after the first screen is shown. A user who taps a second later finds the page fetched (ADR 11). */
const REST_MS = 300

const fetchThenLoad = async (isWanted: () => boolean): Promise<void> => {
  await whenIdle(PAINTED_MS)
  await wait(REST_MS)
  if (isWanted() && table.get().state !== 'failed') await loadScreens() // a user who opened one of them meanwhile has seen the failure
}

/** Longest wait for the data of the home screen. Without a network nothing competes, and the file is precached. */
const LATEST_MS = 10_000

/**
 * Fetches the other screens once the home screen shows its data; earlier they would compete for its connection. They are
 * fetched too when the data does not arrive: dialogs above the screen come with them.
 */
export const useScreensAfterLanding = (): void =>
  useEffect(() => {
    let isOver = false
    const begin = () => void fetchThenLoad(() => !isOver)
    const unsubscribe = firstScreenShown.subscribe(begin)
    const late = setTimeout(begin, navigator.onLine ? LATEST_MS : 0)
    if (firstScreenShown.get()) begin() // the data arrived with the first render
    return () => {
      isOver = true
      clearTimeout(late)
      unsubscribe()
    }
  }, [])
