import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { askAnew } from '#gateway/query/ask-anew.ts'

/** A query about the student on the screen, with parsed data. */
export interface Question<Data> {
  useAnswer: () => UseQueryResult<Data, GatewayError>
  /** Returns the cached data; undefined when there is none. */
  known: (client: QueryClient, idMahasiswa: string) => Data | undefined
  /** Prefetches the data before its screen is opened. */
  askAhead: (client: QueryClient, idMahasiswa: string) => void
  /** Fetches the data now, regardless of the cache. @throws GatewayError */
  askNow: (client: QueryClient, idMahasiswa: string) => Promise<Data>
}

/**
 * Creates a question from generated query options. Subjects that differ only in their calls share a screen with a table
 * of questions, whatever the wire types of their responses.
 */
export const question = <Wire, Data>(
  options: (idMahasiswa: string) => UseQueryOptions<Wire, GatewayError, Data>,
): Question<Data> => ({
  useAnswer: () => useQuery(options(useIdMahasiswa())),
  known: (client, idMahasiswa) => {
    const { queryKey, select } = options(idMahasiswa)
    const answer = client.getQueryData<Wire>(queryKey)
    return answer === undefined ? undefined : select?.(answer)
  },
  askAhead: (client, idMahasiswa) => void client.query(options(idMahasiswa)).catch(() => undefined), // the screen shows a failure
  askNow: (client, idMahasiswa) => askAnew(client, options(idMahasiswa)),
})
