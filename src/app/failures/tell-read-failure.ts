import type { RequestError } from '#gateway/call/request-errors.ts'
import { isReported } from '#shared/state/reported-failures.ts'
import { showErrorToast } from '#shared/ui/overlay/toast.ts'

/**
 * A read that failed and that no card speaks for by the time the toast would come is reported by the toast (section 8). Nothing is said
 * of a read whose screen was left meanwhile: a row that was just deleted is asked for once more before its screen goes.
 */
export const tellReadFailure = ({ error, query }: RequestError): void => {
  if (!query) return
  const wasShown = query.getObserversCount() > 0
  const isLeft = () => wasShown && query.getObserversCount() === 0
  showErrorToast(error.kind === 'network' ? 'network' : 'general', () => !isReported(error) && !isLeft())
}
