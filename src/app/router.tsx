import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { loadNamespace } from '#shared/i18n/i18n.ts'
import type { ScreenHandle } from './document-title.ts'
import { ErrorScreen } from './errors/error-screen.tsx'
import { NotFoundScreen } from './errors/not-found-screen.tsx'
import { HomeRedirect } from './guards/home-redirect.tsx'
import { SessionGuard } from './guards/session-guard.tsx'
import { MainLayout } from './layouts/main-layout.tsx'
import { SCREENS, type SubjectScreen } from './screens.ts'

const routeOf = ({ subject, ...screen }: SubjectScreen): RouteObject => {
  const facts = { path: screen.path, handle: { title: screen.title, subject } satisfies ScreenHandle }
  if ('page' in screen) return { ...facts, Component: screen.page }
  const lazy = async () => {
    const [Component] = await Promise.all([screen.loadPage(), loadNamespace(subject)])
    return { Component }
  }
  return { ...facts, lazy }
}

const mainScreens = SCREENS.filter(({ layout }) => layout === 'main')

/** Routes of the app: guarded screens inside the main layout, everything unknown is the 404 page. */
export const ROUTES: RouteObject[] = [
  {
    ErrorBoundary: ErrorScreen,
    children: [
      { path: '/', Component: HomeRedirect },
      { path: '/login', Component: HomeRedirect },
      { Component: SessionGuard, children: [{ Component: MainLayout, children: mainScreens.map(routeOf) }] },
      { path: '/error', Component: ErrorScreen },
      { path: '*', Component: NotFoundScreen },
    ],
  },
]

/** The browser's router; created once, after the session core has started. */
export const createRouter = () => createBrowserRouter(ROUTES)
