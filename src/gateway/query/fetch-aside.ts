import type { Query, QueryClient } from '@tanstack/react-query'
import { noteCall } from '#shared/state/note-call.ts'
import { GatewayError } from '../call/gateway-error.ts'

/**
 * Fetches a query outside the cache and stores its response. A failure leaves the query as it is: its components keep
 * their state, and no recovery starts because of it.
 * @throws the error of the call
 */
export const fetchAside = async (client: QueryClient, query: Query, signal: AbortSignal): Promise<void> => {
  const { queryKey, meta, options } = query
  if (typeof options.queryFn !== 'function') throw new Error('The query has no function.')
  try {
    query.setData(await options.queryFn({ client, queryKey, meta, signal }))
    noteCall(true)
  } catch (error) {
    if (!signal.aborted) noteCall(!(error instanceof GatewayError) || error.kind !== 'network')
    throw error
  }
}
