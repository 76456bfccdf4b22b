import type { Query, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { showRetrySnackbar } from '#shared/ui/overlay/snackbar.ts'

/** Why a read on the screen waits; undefined when the gateway has answered. */
const lossOf = (query: Query): string | undefined => {
  const kind = query.state.error && query.isActive() ? toGatewayError(query.state.error).kind : ''
  return kind === 'network' || kind === 'timeout' ? kind : undefined
}

/**
 * 'Muat Ulang' for the reads that the network has lost (section 8), for as long as the queue is not there: a press asks
 * once for each, and what is lost again is offered again.
 * @returns the undo
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
