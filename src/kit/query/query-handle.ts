import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'

/** A question to the gateway about the student on the screen; what it gives has been read. */
export interface QueryHandle<Data> {
  useQuery: () => UseQueryResult<Data, GatewayError>
  /** What is known of it here, without asking; undefined when nothing is. */
  cached: (client: QueryClient, idMahasiswa: string) => Data | undefined
  /** Asks before the screen is open that shows it. */
  prefetch: (client: QueryClient, idMahasiswa: string) => void
  /** Asks now, whatever is known already. @throws GatewayError */
  refetchNow: (client: QueryClient, idMahasiswa: string) => Promise<Data>
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
  prefetch: (client, idMahasiswa) => void client.query(options(idMahasiswa)).catch(() => undefined), // told on the screen
  refetchNow: (client, idMahasiswa) => refetchNow(client, options(idMahasiswa)),
})
