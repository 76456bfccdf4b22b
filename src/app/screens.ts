import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { screens as landing } from '#features/dashboard/screens.ts'
import { loadNamespace } from '#shared/i18n/i18n.ts'
import { firstScreenShown } from '#shared/start/first-screen.ts'
import { createStore } from '#shared/state/create-store.ts'
import { wait } from '#shared/state/wait.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { screenAt } from './screen-at.ts'
import { type SubjectScreen, screensOf, TITLES } from './subject-screen.ts'

/** What comes beside the table of screens. */
interface LaterParts {
  /** What is done about calls that fail, with its queue. */
  Desk?: ComponentType
  /** The error page of a screen whose file is lost. */
  LostScreen?: ComponentType<{ error: unknown; inside: boolean }>
  /** What the main layout shows above its screen. */
  PartsInMain?: ComponentType<{ screens: readonly SubjectScreen[] }>
  /** What the plain layout shows above its screen. */
  PartsInPlain?: ComponentType<{ screens: readonly SubjectScreen[] }>
  /** And the main layout beside it. */
  PartsBesideMain?: ComponentType<{ screens: readonly SubjectScreen[] }>
}

/** A page whose data has arrived is painted by then, however busy it is. */
const PAINTED_MS = 500

/** The screens that are known so far: those of the landing subject, or all of them. */
export interface ScreenTable extends LaterParts {
  screens: readonly SubjectScreen[]
  state: 'landing' | 'complete' | 'failed'
}

/** What the first load knows. */
export const LANDING: ScreenTable = { screens: screensOf('dashboard', landing), state: 'landing' }

const table = createStore(LANDING)
const loading = createStore<Promise<void> | null>(null)

/** What the file of the other screens brings. */
export interface LaterScreens extends LaterParts {
  SCREENS: readonly SubjectScreen[]
}
const later = (): Promise<LaterScreens> => import('./later-screens.ts')

/** Loads all other screens, once; after a failure the next call tries again. Settles always: the table says how it went. */
export const loadScreens = (load = later): Promise<void> => {
  const before = loading.get()
  if (before) return before
  if (table.get().state === 'failed') table.set(LANDING)
  loadNamespace(TITLES).catch(() => undefined) // without it the menu has the names that it has
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

/** Begins to load the page of an address that is being opened. */
export const prefetchScreen = (path: string): void => void screenAt(table.get().screens, path)?.prefetch?.()

/** The table of screens, for components. */
export const useScreens = (): ScreenTable => useSyncExternalStore(table.subscribe, table.get)

/** The table runs when the first screen has been looked at for so long: whoever taps a second after it finds a page fetched (ADR 11). */
const REST_MS = 300

const fetchThenLoad = async (isWanted: () => boolean): Promise<void> => {
  await whenIdle(PAINTED_MS)
  await wait(REST_MS)
  if (isWanted() && table.get().state !== 'failed') await loadScreens() // whoever opened one of them meanwhile has seen the failure
}

/** Fetches the other screens when the landing screen shows its data: before, they would share its connection. */
export const useScreensAfterLanding = (): void =>
  useEffect(() => {
    let isOver = false
    const begin = () => void fetchThenLoad(() => !isOver)
    const undo = firstScreenShown.subscribe(begin)
    if (firstScreenShown.get()) begin() // the first render brought the data along
    return () => {
      isOver = true
      undo()
    }
  }, [])
