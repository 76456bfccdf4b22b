import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { clearRequestErrors, hearRequestErrors } from '#gateway/call/request-errors.ts'
import { useScreens } from '../screens.ts'
import { FirstDesk } from './first-desk.tsx'
import { shellQuestion } from './leave/shell-question.ts'
import { tellReadFailure } from './tell-read-failure.ts'

/**
 * Around everything that needs a session: what is done about calls that fail (ADR 13). The queue comes
 * with the table of screens, after the first load.
 */
export const FailureDesk = () => {
  const { Desk = FirstDesk } = useScreens()
  const { pathname } = useLocation()
  const [question, setQuestion] = useState<ReactNode>()
  useEffect(() => shellQuestion.subscribe(setQuestion), [])
  useEffect(() => hearRequestErrors(tellReadFailure), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: section 4, the list is cleared on each route change
  useEffect(() => clearRequestErrors, [pathname])
  return (
    <>
      <Outlet />
      <Suspense fallback={<FirstDesk />}>
        <Desk />
      </Suspense>
      {question}
    </>
  )
}
