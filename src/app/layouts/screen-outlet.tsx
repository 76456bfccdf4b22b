import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { ZoneGate } from './zone/zone-gate.tsx'

/** The screen inside a layout: a skeleton while it comes, the error view when it breaks; the layout stays. */
export const ScreenOutlet = () => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} inside>
      <Suspense fallback={<Skeleton lines={8} />}>
        <ZoneGate>
          <Outlet />
        </ZoneGate>
      </Suspense>
    </ErrorBoundary>
  )
}
