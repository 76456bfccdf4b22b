import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { clearRequestErrors, hearRequestErrors } from '#gateway/request-errors.ts'
import { useScreens } from '../screens.ts'
import { offerReload } from './offer-reload.ts'
import { tellReadFailure } from './tell-read-failure.ts'

/** What needs no network: the desk of the first load, and of whoever lost the connection before the other one came. */
export const FirstDesk = () => {
  const client = useQueryClient()
  useEffect(() => offerReload(client), [client])
  return null
}

/**
 * Around everything that needs a session: what is done about calls that fail (docs/adr/0013-failures.md). The queue comes
 * with the table of screens, after the first load.
 */
export const FailureDesk = () => {
  const { Desk = FirstDesk } = useScreens()
  const { pathname } = useLocation()
  useEffect(() => hearRequestErrors(tellReadFailure), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: section 4, the list is cleared on each route change
  useEffect(() => clearRequestErrors, [pathname])
  return (
    <>
      <Outlet />
      <Suspense fallback={<FirstDesk />}>
        <Desk />
      </Suspense>
    </>
  )
}
