import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { recordReadError, recordWriteError } from './request-errors.ts'

/** Data this young is shown without asking again when a screen is opened a second time. */
const STALE_MS = 30_000

let prepared: QueryClient | null = null

const newQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: recordReadError }),
    mutationCache: new MutationCache({ onError: recordWriteError }),
    defaultOptions: {
      queries: { retry: false, retryOnMount: false, staleTime: STALE_MS, networkMode: 'always', throwOnError: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/**
 * One query client per identity (campus, student, role). Switching disposes the old one, and late answers die
 * with it. Nothing is retried behind the person's back: 'Muat Ulang' retries (readings, 36).
 * @returns the prepared client, if there is one, to the first who asks
 */
export const createQueryClient = (): QueryClient => {
  const client = prepared ?? newQueryClient()
  prepared = null
  return client
}

/** Ends a client: cancels what is on its way and forgets what it knows. */
export const disposeQueryClient = (client: QueryClient): void => {
  void client.cancelQueries()
  client.clear()
}

/** Forgets a prepared client that nobody has taken: somebody else may come. */
export const dropPreparedQueryClient = (): void => {
  if (prepared) disposeQueryClient(prepared)
  prepared = null
}

/** A client to be filled before the first render: the next createQueryClient() is it. */
export const prepareQueryClient = (): QueryClient => {
  dropPreparedQueryClient()
  prepared = newQueryClient()
  return prepared
}
