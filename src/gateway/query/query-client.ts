import { MutationCache, notifyManager, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { createStore } from '#shared/state/create-store.ts'
import { lastCallReached, noteCall } from '#shared/state/note-call.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { recordReadError, recordWriteError } from '../call/request-errors.ts'
import { PERSISTED_MS } from '../offline/persisted-name.ts'

/** Data this young is shown without asking again when a screen is opened a second time. */
const STALE_MS = 30_000

let waiting: (() => void)[] = []

const tellAll = (): void => {
  const all = waiting
  waiting = []
  for (const tell of all) queueMicrotask(tell) // one that fails takes no other with it
}

// Answers that are understood together are drawn together: React renders once for all listeners that are called in one task.
notifyManager.setScheduler((tell) => {
  if (waiting.push(tell) === 1) setTimeout(tellAll)
})

/** Clients in use. */
const living = new Set<QueryClient>()

let prepared: QueryClient | null = null
const gate = createStore<(() => Promise<unknown>) | null>(null)

/** Queries whose call the gate refused: nothing of them has ever been sent. */
let heldBack = new Set<Query>()

/**
 * Holds every call of a query or write until its person is confirmed.
 * @param confirm asked before each call; one that it refuses fails with what it throws. null: calls may leave
 * @param isConfirmed the person is who was assumed: what was held back and is still on the screen leaves now, the first time
 */
export const holdCalls = (confirm: (() => Promise<unknown>) | null, isConfirmed = false): void => {
  gate.set(confirm)
  const held = heldBack
  heldBack = new Set()
  if (!isConfirmed) return
  for (const query of held) {
    if (query.isActive() && query.state.status === 'error') query.fetch().catch(() => undefined) // the query cache reports it
  }
}

const onSuccess = (): void => noteCall(true)
const noteError = (error: unknown): void => noteCall(!(error instanceof GatewayError) || error.kind !== 'network')

const onReadError = (error: unknown, query: Query<unknown, unknown>): void => {
  noteError(error)
  recordReadError(error, query)
}
const onWriteError = (error: unknown): void => {
  noteError(error)
  recordWriteError(error)
}

const newQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onReadError, onSuccess }),
    mutationCache: new MutationCache({ onError: onWriteError, onSuccess, onMutate: () => gate.get()?.() }),
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        staleTime: STALE_MS,
        gcTime: PERSISTED_MS, // what was loaded stays readable without a network
        networkMode: 'always',
        // While the gateway is out of reach, one probe asks (recover-reads.ts).
        refetchOnReconnect: false,
        refetchOnWindowFocus: ({ state: { error } }) => !error && lastCallReached() !== false,
        throwOnError: false,
        behavior: {
          onFetch: (context, query) => {
            const confirm = gate.get()
            if (!confirm) return
            const call = context.fetchFn
            context.fetchFn = async () => {
              heldBack.add(query)
              await confirm()
              heldBack.delete(query)
              return call()
            }
          },
        },
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/**
 * One query client per identity (campus, student, role). Switching disposes the old one, and late answers die
 * with it. Nothing is retried behind the person's back: 'Muat Ulang' retries (readings, 36).
 * @returns the prepared client, if there is one: to whoever asks, until takeQueryClient() says that it is in use, because
 *   React may render twice what it shows once
 */
export const createQueryClient = (): QueryClient => prepared ?? newQueryClient()

/** A client is on the screen: the next one is another. */
export const takeQueryClient = (client: QueryClient): void => {
  if (prepared === client) prepared = null
  living.add(client)
}

/** Ends a client: cancels what is on its way and forgets what it knows. */
export const disposeQueryClient = (client: QueryClient): void => {
  void client.cancelQueries()
  client.clear()
  living.delete(client)
}

/** Gives up each question that is on its way. Writes go on. */
export const cancelReads = (): void => {
  for (const client of living) void client.cancelQueries()
}

/** What the page knows by a query, whoever asked for it. */
export const latestAnswer = (key: QueryKey): unknown =>
  [...living].map((client) => client.getQueryData(key)).find((answer) => answer !== undefined)

/** Asks again for everything that is known; what is on the screen is fetched at once. For the lab. */
export const refetchEverything = async (): Promise<void> => {
  await Promise.all([...living].map((client) => client.invalidateQueries()))
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
