import { type QueryClient, QueryObserver, type UseQueryOptions } from '@tanstack/react-query'
import { type GatewayError, toGatewayError } from '../call/gateway-error.ts'

/**
 * Fetches a query now, regardless of cached or in-flight responses, and selects its data as the screen does. Components
 * that show the query update too.
 * @param options of a generated query
 * @throws GatewayError; the caller shows it in place
 */
export const refetchNow = async <Raw, Data>(
  client: QueryClient,
  options: UseQueryOptions<Raw, GatewayError, Data>,
): Promise<Data> => {
  const answer = await new QueryObserver(client, options).refetch()
  if (answer.isSuccess) return answer.data
  throw toGatewayError(answer.error)
}

/** Refetches a query for a caller that needs no result. Components that show the query also show a failure. */
export const refetchInBackground = <Raw, Data>(
  client: QueryClient,
  options: UseQueryOptions<Raw, GatewayError, Data>,
): void => void refetchNow(client, options).catch(() => undefined)
