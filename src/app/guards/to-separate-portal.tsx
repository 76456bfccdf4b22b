import { lazy, Suspense } from 'react'

/** For the campus whose paths open elsewhere: in nobody else's first load. */
const LeavingPortal = lazy(async () => ({ default: (await import('./leaving-portal.tsx')).LeavingPortal }))

/** Stands where a screen would, on the way to the separate student portal. */
export const ToSeparatePortal = () => (
  <Suspense>
    <LeavingPortal />
  </Suspense>
)
