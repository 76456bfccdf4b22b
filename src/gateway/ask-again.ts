import { type QueryClient, QueryObserver, type UseQueryOptions } from '@tanstack/react-query'
import type { GatewayError } from './gateway-error.ts'

/**
 * Asks the gateway again, for the sake of whoever shows the answer: who shows it says a failure too.
 * @param options of a generated query
 */
export const askAgain = <Raw, Data>(client: QueryClient, options: UseQueryOptions<Raw, GatewayError, Data>): void =>
  void new QueryObserver(client, options).refetch()
