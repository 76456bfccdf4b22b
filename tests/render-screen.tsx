import { act, type RenderResult, render, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type RefObject, useEffect } from 'react'
import {
  createPath,
  type Location,
  MemoryRouter,
  type NavigateFunction,
  type RouteObject,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { expect } from 'vitest'
import { AppRoutes } from '#app/app-routes.tsx'
import { FailureCenter } from '#app/failures/failure-center.tsx'
import { SessionGuard } from '#app/guards/session-guard.tsx'
import { MainLayout } from '#app/layouts/main/main-layout.tsx'
import { type LaterScreens, loadScreens } from '#app/screens.ts'
import { applyCampus } from '#app/session/apply-campus.ts'
import { establishSession } from '#app/session/session-state.ts'
import { BUNDLED_TEXTS, loadTexts } from '#app/texts.ts'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { setFlagContext, startFlags } from '#flags/flags.ts'
import { type CampusConfig, readCampusConfig, storeCampusConfig } from '#gateway/campus/campus-config.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { adoptTokens, onSessionEnd, startSession } from '#gateway/session/session.ts'
import { currentLanguage, type Language, startTexts, storedLanguage } from '#shared/i18n/i18n.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { ToastArea } from '#shared/ui/overlay/toast-area.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import { onForget, showBelowTheFold, watchDepartures } from './page-state.ts'
import { type Arrangement, type Gateway, openGateway } from './simulated-gateway.ts'

interface Options extends Arrangement {
  /** Signed-in persona of the simulated gateway; null for none. */
  persona?: string | null
  lng?: Language
  /** Campus settings that override the gateway's answer. */
  settings?: Partial<CampusConfig>
  /** Screens of this test only, inside the main layout. */
  screens?: RouteObject[]
  /** Routes of this test only, with their own guard and layout. */
  routes?: RouteObject[]
  /** Set for a screen wide enough for the sidebar. */
  wide?: boolean
  /** Set to return before all requests of the screen have been answered. */
  pending?: boolean
  /** Changes the gateway and this browser before the address is opened. */
  arrange?: (controls: Controls) => void
  /** Opens with the first load only: the other screens load when the page requests them, or with this promise. */
  firstLoad?: true | Promise<LaterScreens>
}

interface Rendered extends Gateway, Pick<RenderResult, 'unmount'> {
  user: UserEvent
  /** Addresses that the page left for (replace and assign). */
  departures: string[]
  reloads: () => number
  /** Path, query and hash in the address bar. */
  path: () => string
  navigate: (path: string) => Promise<void>
  /** Waits until no request is in flight, no skeleton is shown, and every list has all its rows. */
  settled: () => Promise<void>
}

/** Returns the routes that precede the product's; the test's own screens are inside the main layout. */
const ownRoutes = ({ routes = [], screens = [] }: Options): RouteObject[] => [
  ...routes,
  {
    element: <SessionGuard />,
    children: [{ element: <FailureCenter />, children: [{ element: <MainLayout />, children: screens }] }],
  },
]

/** Loads all screens in advance, unless the test covers their loading. */
const prepareScreens = async ({ firstLoad }: Options): Promise<void> => {
  if (!firstLoad) return loadScreens()
  if (firstLoad !== true) void loadScreens(() => firstLoad)
}

interface AddressBarState {
  location: Location | null
  navigate: NavigateFunction | null
}

/** Exposes the address and navigation to the test, like an address bar. */
const AddressBar = ({ barRef }: { barRef: RefObject<AddressBarState> }) => {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    barRef.current = { location, navigate }
  })
  return null
}

const signIn = async (controls: Controls, { persona, lng, settings }: Options): Promise<void> => {
  await ensureCampus() // the login stage has requested it before
  const known = readCampusConfig()
  if (known && settings) storeCampusConfig({ ...known, ...settings })
  if (lng) localStore.set('language', lng)
  if (persona) adoptTokens(controls.signIn(persona))
}

startSession(() => ({
  gatewayUrl: runtimeConfig().gatewayUrl,
  collegeId: readCampusConfig()?.college_id ?? '',
}))

declare global {
  interface Window {
    /** The page's own window (happy-dom). */
    happyDOM: { setViewport: (size: { width?: number; height?: number }) => void }
  }
}

/**
 * Performs the steps of src/app/start.tsx before the first render, in the same order; start.test.tsx runs the original.
 */
const startStage = async (): Promise<void> => {
  const kept = readCampusConfig()
  startFlags()
  if (kept) applyCampus(kept)
  await startTexts(BUNDLED_TEXTS, loadTexts, storedLanguage(kept?.enable_localization ?? false))
  onForget(
    onSessionEnd((reason) => {
      if (reason !== 'logout' && window.location.pathname !== '/oauth') window.location.replace('/')
    }),
  )
  const session = await establishSession()
  if (session.status !== 'ready') return
  applyCampus(session.campus)
  setFlagContext({ role: session.identity.role, language: currentLanguage() })
}

/** Width of a phone, which most students use; a sidebar would also add much rendering to every screen test. */
const PHONE_PX = 360
const WIDE_PX = 1024

const hasSkeleton = () => document.querySelector('[role="status"][aria-label], [aria-busy="true"]') !== null

/**
 * Renders an address of the app as a student sees it: the real routes, client, flags and texts over the simulated
 * gateway, at the time of the story. Query through `screen`.
 */
export const renderScreen = async (path: string, options: Options = {}): Promise<Rendered> => {
  const gateway = openGateway({ ...options, faults: [] })
  const { controls, asked, isQuiet, state } = gateway
  const { persona = state.persona ?? 'aktif', faults = state.faults ?? [] } = options
  window.happyDOM.setViewport({ width: options.wide ? WIDE_PX : PHONE_PX })
  const { departures, reloads } = watchDepartures()
  showBelowTheFold()
  await signIn(controls, { ...options, persona })
  options.arrange?.(controls)
  asked.length = 0
  controls.setFaults(faults)
  await prepareScreens(options)
  window.history.replaceState(null, '', path)
  await startStage()
  const barRef: RefObject<AddressBarState> = { current: { location: null, navigate: null } }
  const { unmount } = render(
    <>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <AddressBar barRef={barRef} />
        <AppRoutes before={ownRoutes(options)} />
      </MemoryRouter>
      <ToastArea />
    </>,
  )
  const settled = () => {
    let calm = 0
    const look = () => {
      calm = isQuiet() && !hasSkeleton() ? calm + 1 : 0
      expect(calm).toBeGreaterThan(1) // between an answer and its render no request is in flight either
    }
    return waitFor(look, { interval: 10 })
  }
  if (!options.pending) await settled()
  return {
    ...gateway,
    user: userEvent.setup(),
    departures,
    reloads,
    unmount,
    path: () => (barRef.current.location ? createPath(barRef.current.location) : ''),
    navigate: (to) => act(async () => barRef.current.navigate?.(to)),
    settled,
  }
}

/** Renders a screen wide enough for the sidebar, for tests that need it. */
export const renderWide = (path: string, options?: Options): Promise<Rendered> =>
  renderScreen(path, { ...options, wide: true })

/** A screen without requests. */
const EMPTY_SCREEN = { path: '/kosong', element: <h1>Kosong</h1> }

/** Renders only the shell, around a screen without requests: half the cost of the dashboard. */
export const renderShell = (options: Options = {}): Promise<Rendered> =>
  renderScreen(EMPTY_SCREEN.path, { ...options, screens: [EMPTY_SCREEN, ...(options.screens ?? [])] })

export const card = (title: string): HTMLElement => screen.getByRole('region', { name: title })
