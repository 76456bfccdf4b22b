import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import type { RequestError } from '#gateway/request-errors.ts'
import { showRetrySnackbar } from '#shared/ui/snackbar.ts'

/**
 * 'Muat Ulang' for the reads that the network has lost (section 8), for as long as the queue is not there: a press asks
 * once for each, and what is lost again is offered again.
 */
export const offerReload = (client: QueryClient) => {
  return ({ error: { kind }, query }: RequestError): void => {
    if (!query || (kind !== 'network' && kind !== 'timeout')) return
    const hide = showRetrySnackbar(i18next.t(`failure.${kind}`), () => {
      hide()
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    })
  }
}
