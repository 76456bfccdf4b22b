import type { Query, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { showRetrySnackbar } from '#shared/ui/overlay/snackbar.ts'

/** Returns why a read on the screen failed without a response; undefined when the gateway has responded. */
const lossOf = (query: Query): string | undefined => {
  const kind = query.state.error && query.isActive() ? toGatewayError(query.state.error).kind : ''
  return kind === 'network' || kind === 'timeout' ? kind : undefined
}

/**
 * Shows 'Muat Ulang' for reads lost by the network (section 8) until the queue is loaded. A press refetches each of
 * them once; those that are lost again are offered again.
 * @returns an unsubscribe function
 */
export const offerReload = (client: QueryClient): (() => void) => {
  const cache = client.getQueryCache()
  let hide: (() => void) | undefined
  const reload = () => void client.refetchQueries({ predicate: (query) => lossOf(query) !== undefined })
  const look = () => {
    const loss = cache.getAll().map(lossOf).find(Boolean)
    if (loss && !hide) hide = showRetrySnackbar(i18next.t(`failure.${loss}`), reload)
    if (loss || !hide) return
    hide()
    hide = undefined
  }
  look()
  const end = cache.subscribe(look)
  return () => {
    end()
    hide?.()
  }
}
