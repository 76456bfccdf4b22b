import { type QueryClient, QueryObserver, type UseQueryOptions } from '@tanstack/react-query'
import { type GatewayError, toGatewayError } from '../call/gateway-error.ts'

/**
 * Asks the gateway now, whatever is known already or on its way, and reads the answer as the screen does: what shows it
 * follows.
 * @param options of a generated query
 * @throws GatewayError its failure; whoever asks says it in place
 */
export const refetchNow = async <Raw, Data>(
  client: QueryClient,
  options: UseQueryOptions<Raw, GatewayError, Data>,
): Promise<Data> => {
  const answer = await new QueryObserver(client, options).refetch()
  if (answer.isSuccess) return answer.data
  throw toGatewayError(answer.error)
}

/** The same for whoever needs no answer: what shows it says a failure too. */
export const refetchInBackground = <Raw, Data>(
  client: QueryClient,
  options: UseQueryOptions<Raw, GatewayError, Data>,
): void => void refetchNow(client, options).catch(() => undefined)
