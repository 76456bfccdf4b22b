import { lazy, Suspense } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { loadNamespace } from '#shared/i18n/i18n.ts'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { ErrorScreen } from './errors/error-screen.tsx'
import { HomeRedirect } from './guards/home-redirect.tsx'
import { SessionGuard } from './guards/session-guard.tsx'
import { UnknownAddress } from './guards/unknown-address.tsx'
import { MainLayout } from './layouts/main-layout.tsx'
import { SCREENS, type SubjectScreen } from './screens.ts'

/** The page of a screen; a lazy one comes together with the texts of its subject. */
const pageOf = (screen: SubjectScreen) => {
  if ('page' in screen) return screen.page
  return lazy(async () => {
    const [page] = await Promise.all([screen.loadPage(), loadNamespace(screen.subject)])
    return { default: page }
  })
}

const mainScreens = SCREENS.filter(({ layout }) => layout === 'main').map((screen): RouteObject => {
  const Page = pageOf(screen)
  return { path: screen.path, element: <Page /> }
})

/** Every address of the app: guarded screens inside the main layout; an unknown one is the 404 page (section 2). */
export const ROUTES: RouteObject[] = [
  { path: '/', element: <HomeRedirect /> },
  { path: '/login', element: <HomeRedirect /> },
  { element: <SessionGuard />, children: [{ element: <MainLayout />, children: mainScreens }] },
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
