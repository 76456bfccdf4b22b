import { lazy, Suspense } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { loadNamespace } from '#shared/i18n/i18n.ts'
import type { Layout } from '#shared/screen.ts'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { ErrorScreen } from './errors/error-screen.tsx'
import { HomeRedirect } from './guards/home-redirect.tsx'
import { LoadingScreen } from './guards/loading-screen.tsx'
import { SessionGuard } from './guards/session-guard.tsx'
import { UnknownAddress } from './guards/unknown-address.tsx'
import { WithoutSession } from './guards/without-session.tsx'
import {
  LetterInfoLayout,
  NotificationLayout,
  PengumumanLayout,
  PlainLayout,
  PreLoginLayout,
} from './layouts/later-layouts.ts'
import { MainLayout } from './layouts/main-layout.tsx'
import { SCREENS, type SubjectScreen } from './screens.ts'

/** The page of a screen; a lazy one comes together with the texts of its subject and of the kit. */
const pageOf = (screen: SubjectScreen) => {
  if ('page' in screen) return screen.page
  return lazy(async () => {
    const [page] = await Promise.all([screen.loadPage(), loadNamespace('ui'), loadNamespace(screen.subject)])
    return { default: page }
  })
}

/** Screens of these layouts need nobody signed in, unless they say so. */
const ANONYMOUS: ReadonlySet<Layout> = new Set(['pre-login', 'letter-info'])

/** Routes of the screens that stand in one layout. */
const screensIn = (layout: Layout, session = !ANONYMOUS.has(layout)): RouteObject[] =>
  SCREENS.filter((screen) => screen.layout === layout && (screen.session ?? !ANONYMOUS.has(layout)) === session).map(
    (screen) => {
      const Page = pageOf(screen)
      return { path: screen.path, element: <Page /> }
    },
  )

/** Every address of the app (section 2, layouts): guarded screens, public ones, and the 404 page for any other. */
export const ROUTES: RouteObject[] = [
  { path: '/', element: <HomeRedirect /> },
  { path: '/login', element: <HomeRedirect /> },
  { path: '/loading', element: <LoadingScreen /> },
  {
    element: <SessionGuard />,
    children: [
      {
        element: <MainLayout />,
        children: [
          ...screensIn('main'),
          { element: <PengumumanLayout />, children: screensIn('announcement') },
          { element: <NotificationLayout />, children: screensIn('notification') },
        ],
      },
      { element: <PlainLayout />, children: screensIn('plain') },
      { element: <PreLoginLayout />, children: screensIn('pre-login', true) },
    ],
  },
  {
    element: <WithoutSession />,
    children: [
      { element: <PreLoginLayout />, children: screensIn('pre-login') },
      { element: <LetterInfoLayout />, children: screensIn('letter-info') },
    ],
  },
  { path: '/error', element: <ErrorScreen /> },
  { path: '*', element: <UnknownAddress /> },
]

const Matched = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** The page of the address, or the 500 page when it breaks. */
export const AppRoutes = ({ routes = ROUTES }: { routes?: RouteObject[] }) => (
  <ErrorBoundary>
    <Suspense fallback={<Skeleton lines={8} />}>
      <Matched routes={routes} />
    </Suspense>
  </ErrorBoundary>
)
