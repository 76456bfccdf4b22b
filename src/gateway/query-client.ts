import { QueryClient } from '@tanstack/react-query'

/** Data this young is shown without asking again when a screen is opened a second time. */
const STALE_MS = 30_000

/**
 * One query client per identity (campus, student, role). Switching disposes the old one, and late answers die
 * with it. Nothing is retried behind the person's back: 'Muat Ulang' retries (readings, 36).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, retryOnMount: false, staleTime: STALE_MS, networkMode: 'always', throwOnError: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Ends a client: cancels what is on its way and forgets what it knows. */
export const disposeQueryClient = (client: QueryClient): void => {
  void client.cancelQueries()
  client.clear()
}
