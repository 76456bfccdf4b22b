import { type ComponentType, type ReactElement, Suspense, useEffect, useMemo, useState } from 'react'
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import type { Layout } from '#kit/screen.ts'
import { lazyPart } from '#shared/ui/state/lazy-part.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { reloadPage } from '#shared/version/take-over.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { ErrorScreen } from './errors/error-screen.tsx'
import { mayReload, reloadForChunk } from './failures/chunk-reload.ts'
import { FailureCenter } from './failures/failure-center.tsx'
import { HomeRedirect } from './guards/home-redirect.tsx'
import { SessionGuard } from './guards/session-guard.tsx'
import { UnknownAddress } from './guards/unknown-address.tsx'
import { WithoutSession } from './guards/without-session.tsx'
import styles from './layouts/coming-screen.module.css'
import { ComingScreen } from './layouts/coming-screen.tsx'
import { LetterInfoLayout, PlainLayout, PreLoginLayout } from './layouts/later-layouts.ts'
import { MainLayout } from './layouts/main/main-layout.tsx'
import { NotificationLayout, PengumumanLayout } from './layouts/other/later-reading-layouts.ts'
import {
  LANDING,
  loadScreens,
  prefetchScreen,
  type ScreenTable,
  useScreens,
  useScreensAfterLanding,
} from './screens.ts'
import { type SessionState, useSessionState } from './session/session-state.ts'

/**
 * Placeholder while the table of screens is loading. If it fails to load, only a page reload helps; the page reloads
 * itself once.
 */
const ScreenArriving = ({ inside }: { inside: boolean }) => {
  const failed = useScreens().state === 'failed'
  useEffect(() => void loadScreens(), [])
  useEffect(() => {
    if (failed && mayReload()) reloadForChunk()
  }, [failed])
  const Frame = inside ? 'div' : 'main'
  return <Frame>{failed ? <LoadFailure kind="network" message="" onReload={reloadPage} /> : <ComingScreen />}</Frame>
}

const { Part: LoadingScreen } = lazyPart(async () => (await import('./guards/loading-screen.tsx')).LoadingScreen)

/** Layouts whose screens need no session unless they declare one. */
const ANONYMOUS: ReadonlySet<Layout> = new Set(['pre-login', 'letter-info'])

// The same elements in every table, so that mounted layouts are not re-rendered when the other screens arrive.
const MAIN = <MainLayout />
const GUARD = <SessionGuard />
const DESK = <FailureCenter />
const UNKNOWN = { path: '*', element: <UnknownAddress /> }
const UNKNOWN_INSIDE = { path: '*', element: <UnknownAddress inside /> }
const elements = new Map<ComponentType, ReactElement>()
const elementOf = (Page: ComponentType): ReactElement => {
  const element = elements.get(Page) ?? <Page />
  elements.set(Page, element)
  return element
}

/**
 * Returns the routes of the screens in one layout.
 * @param sessions values of `session` to include
 */
const screensIn = (
  { screens }: ScreenTable,
  layout: Layout,
  sessions: readonly unknown[] = [!ANONYMOUS.has(layout)],
): RouteObject[] =>
  screens
    .filter((screen) => screen.layout === layout && sessions.includes(screen.session ?? !ANONYMOUS.has(layout)))
    .map(({ path, Page }) => ({ path, element: elementOf(Page) }))

/**
 * Returns the routes for every address of the app (section 2, layouts): guarded screens, public ones, and the 404 page
 * for any other address, inside the shell for signed-in users. Until the table is complete, an unknown address waits
 * for it, inside the shell or instead of it.
 */
export const routesOf = (
  table: ScreenTable,
  shellStands: boolean,
  session: SessionState['status'] = 'anonymous',
): RouteObject[] => {
  const isComplete = table.state === 'complete'
  const arriving = { path: '*', element: <ScreenArriving inside={shellStands} /> }
  const [guarded, open] = session === 'anonymous' ? [[true], [false, 'optional']] : [[true, 'optional'], [false]]
  const signedIn = [
    {
      element: MAIN,
      children: [
        ...screensIn(table, 'main'),
        { element: <PengumumanLayout />, children: screensIn(table, 'announcement') },
        { element: <NotificationLayout />, children: screensIn(table, 'notification') },
        ...(shellStands && !isComplete ? [arriving] : []),
        ...(session === 'ready' && isComplete ? [UNKNOWN_INSIDE] : []),
      ],
    },
    { element: <PlainLayout />, children: screensIn(table, 'plain') },
    { element: <PreLoginLayout />, children: screensIn(table, 'pre-login', guarded) },
  ]
  return [
    { path: '/', element: <HomeRedirect /> },
    { path: '/login', element: <HomeRedirect /> },
    { path: '/loading', element: <LoadingScreen /> },
    { path: '/error', element: <ErrorScreen /> },
    {
      element: GUARD,
      children: [{ element: DESK, children: signedIn }],
    },
    {
      element: <WithoutSession />,
      children: [
        { element: <PreLoginLayout />, children: screensIn(table, 'pre-login', open) },
        { element: <LetterInfoLayout />, children: screensIn(table, 'letter-info') },
      ],
    },
    isComplete ? UNKNOWN : arriving,
  ]
}

const FIRST_LOAD = routesOf(LANDING, false)

/**
 * Returns whether an address has its page in the first load: the home screen, and the pages of the app module itself.
 */
const isInFirstLoad = (path: string): boolean => matchRoutes(FIRST_LOAD, path)?.at(-1)?.route.path !== '*'

/**
 * Loads the page of an address outside the first load, and before it the table of screens. Called when the app stage
 * starts, so that both are ready when the session is.
 */
export const loadScreensFor = async (path: string): Promise<void> => {
  if (isInFirstLoad(path)) return
  await loadScreens()
  prefetchScreen(path)
}

interface Props {
  /** Routes inserted before those of the product, for tests. */
  before?: RouteObject[]
}

const NONE: RouteObject[] = []

const Matched = ({ before = NONE }: Props) => {
  const table = useScreens()
  const { pathname } = useLocation()
  const { status } = useSessionState()
  const [shellStands, setShellStands] = useState(() => isInFirstLoad(pathname)) // no shell for an address that may belong to another layout
  // Without the table the layout of an address is unknown; the shell is shown anyway, for its menu and logout.
  if (!shellStands && status === 'ready' && table.state === 'failed') setShellStands(true)
  useScreensAfterLanding()
  // The same elements at each address, so that a mounted layout is not re-rendered.
  const routes = useMemo(
    () => [...before, ...routesOf(table, shellStands, status)],
    [before, table, shellStands, status],
  )
  return useRoutes(routes)
}

/** Renders the page of the address, or the 500 page when it throws outside any layout. */
export const AppRoutes = ({ before = NONE }: Props) => (
  <ErrorBoundary resetKey={useLocation().pathname}>
    <Suspense
      fallback={
        <div className={styles.alone}>
          <Skeleton lines={8} />
        </div>
      }
    >
      <Matched before={before} />
    </Suspense>
  </ErrorBoundary>
)
