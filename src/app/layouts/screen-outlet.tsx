import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { ComingScreen } from './coming-screen.tsx'
import { ZoneGate } from './zone/zone-gate.tsx'

/**
 * The screen inside a layout: its name above a skeleton while it loads, the error view when it throws. The layout
 * stays.
 */
export const ScreenOutlet = () => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} inside>
      <Suspense fallback={<ComingScreen />}>
        <ZoneGate>
          <Outlet />
        </ZoneGate>
      </Suspense>
    </ErrorBoundary>
  )
}
