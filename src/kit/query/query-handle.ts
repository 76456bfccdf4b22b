import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { fetchAside } from '#gateway/query/fetch-aside.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'

/** A query about the student on the screen, with parsed data. */
export interface QueryHandle<Data> {
  useQuery: () => UseQueryResult<Data, GatewayError>
  /** Returns the cached data; undefined when there is none. */
  cached: (client: QueryClient, idMahasiswa: string) => Data | undefined
  /** Prefetches the data before its screen is opened. */
  prefetch: (client: QueryClient, idMahasiswa: string) => void
  /** Fetches the data now, regardless of the cache. @throws GatewayError */
  refetchNow: (client: QueryClient, idMahasiswa: string) => Promise<Data>
  /**
   * Fetches the data that the screen shows, for polling: a failure changes nothing on the screen.
   * @throws GatewayError
   */
  refetchAside: (client: QueryClient, idMahasiswa: string, signal?: AbortSignal) => Promise<void>
}

/**
 * Creates a question from generated query options. Subjects that differ only in their calls share a screen with a table
 * of questions, whatever the wire types of their responses.
 */
export const queryHandle = <Wire, Data>(
  options: (idMahasiswa: string) => UseQueryOptions<Wire, GatewayError, Data>,
): QueryHandle<Data> => ({
  useQuery: () => useQuery(options(useIdMahasiswa())),
  cached: (client, idMahasiswa) => {
    const { queryKey, select } = options(idMahasiswa)
    const answer = client.getQueryData<Wire>(queryKey)
    return answer === undefined ? undefined : select?.(answer)
  },
  prefetch: (client, idMahasiswa) => void client.query(options(idMahasiswa)).catch(() => undefined), // the screen shows a failure
  refetchNow: (client, idMahasiswa) => refetchNow(client, options(idMahasiswa)),
  refetchAside: async (client, idMahasiswa, signal = new AbortController().signal) => {
    const query = client.getQueryCache().find({ queryKey: options(idMahasiswa).queryKey, exact: true })
    if (query) await fetchAside(client, query, signal)
  },
})
