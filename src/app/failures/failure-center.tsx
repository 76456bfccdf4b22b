import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { clearRequestErrors, onRequestError, type RequestError } from '#gateway/call/request-errors.ts'
import { isReported } from '#shared/state/reported-failures.ts'
import { showErrorToast } from '#shared/ui/overlay/toast.ts'
import { useScreens } from '../screens.ts'
import { FirstDesk } from './first-desk.tsx'
import { shellQuestion } from './leave/shell-question.ts'

/**
 * A read that failed and that no card speaks for by the time the toast would come is reported by the toast (section 8). Nothing is said
 * of a read whose screen was left meanwhile: a row that was just deleted is asked for once more before its screen goes.
 */
const tellReadFailure = ({ error, query }: RequestError): void => {
  if (!query) return
  const wasShown = query.getObserversCount() > 0
  const isLeft = () => wasShown && query.getObserversCount() === 0
  showErrorToast(error.kind === 'network' ? 'network' : 'general', () => !isReported(error) && !isLeft())
}

/**
 * Around everything that needs a session: what is done about calls that fail (ADR 13). The queue comes
 * with the table of screens, after the first load.
 */
export const FailureCenter = () => {
  const { Desk = FirstDesk } = useScreens()
  const { pathname } = useLocation()
  const [question, setQuestion] = useState<ReactNode>()
  useEffect(() => shellQuestion.subscribe(setQuestion), [])
  useEffect(() => onRequestError(tellReadFailure), [])
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
