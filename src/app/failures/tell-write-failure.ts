import { isForeign } from '#gateway/answer/is-foreign.ts'
import type { RequestError } from '#gateway/call/request-errors.ts'
import { isReported } from '#shared/state/reported-failures.ts'
import { showSnackbar } from '#shared/ui/overlay/snackbar.ts'

/** A write that failed and that no form speaks for is reported by the snackbar: in the gateway's words, or in those of section 8. */
export const tellWriteFailure = ({ error, query }: RequestError): void => {
  if (query) return
  const isAnswer = (error.kind === 'client' || error.kind === 'server') && !isForeign(error)
  // Whoever sent it hears of it after the cache: by then the form has said so.
  setTimeout(() => isReported(error) || showSnackbar(isAnswer ? error.message : undefined))
}
