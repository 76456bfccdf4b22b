import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { askAnew } from '#gateway/query/ask-anew.ts'

/** A question to the gateway about the student on the screen; what it gives has been read. */
export interface Question<Data> {
  useAnswer: () => UseQueryResult<Data, GatewayError>
  /** What is known of it here, without asking; undefined when nothing is. */
  known: (client: QueryClient, idMahasiswa: string) => Data | undefined
  /** Asks before the screen is open that shows it. */
  askAhead: (client: QueryClient, idMahasiswa: string) => void
  /** Asks now, whatever is known already. @throws GatewayError */
  askNow: (client: QueryClient, idMahasiswa: string) => Promise<Data>
}

/**
 * Makes a question of the generated query options. Subjects that differ in their calls only are one screen over a table
 * of questions, however their answers are typed on the wire.
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
  askAhead: (client, idMahasiswa) => void client.query(options(idMahasiswa)).catch(() => undefined), // told on the screen
  askNow: (client, idMahasiswa) => askAnew(client, options(idMahasiswa)),
})
