import type { RequestError } from '#gateway/call/request-errors.ts'
import { isReported } from '#shared/state/reported-failures.ts'
import { showErrorToast } from '#shared/ui/overlay/toast.ts'

/** A read that failed and that no card speaks for by the time the toast would come is reported by the toast (section 8). */
export const tellReadFailure = ({ error, query }: RequestError): void => {
  if (query) showErrorToast(error.kind === 'network' ? 'network' : 'general', () => !isReported(error))
}
