import { MutationCache, notifyManager, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { createStore } from '#shared/state/create-store.ts'
import { lastCallReached, noteCall } from '#shared/state/note-call.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { recordReadError, recordWriteError } from '../call/request-errors.ts'
import { PERSISTED_MS } from '../offline/persisted-name.ts'

/** Data younger than this is shown without a refetch when a screen is opened again. */
const STALE_MS = 30_000

let waiting: (() => void)[] = []

const tellAll = (): void => {
  const all = waiting
  waiting = []
  for (const tell of all) queueMicrotask(tell) // a throwing listener must not stop the others
}

// Responses that arrive together are rendered together: React renders once for all listeners that are called in one
// task.
notifyManager.setScheduler((tell) => {
  if (waiting.push(tell) === 1) setTimeout(tellAll)
})

/** Clients in use. */
const living = new Set<QueryClient>()

let prepared: QueryClient | null = null
const gate = createStore<(() => Promise<unknown>) | null>(null)

/** Queries whose call the gate refused. Nothing of them has been sent. */
let heldBack = new Set<Query>()

/**
 * Holds each call of a query or write until its user is confirmed.
 * @param confirm called before each call; when it rejects, the call fails with its error. null: calls are sent
 * @param isConfirmed true when the assumed user was confirmed: held queries that are still on the screen are then sent
 * for the first time
 */
export const holdCalls = (confirm: (() => Promise<unknown>) | null, isConfirmed = false): void => {
  gate.set(confirm)
  const held = heldBack
  heldBack = new Set()
  if (!isConfirmed) return
  for (const query of held) {
    if (query.isActive() && query.state.status === 'error') query.fetch().catch(() => undefined) // the query cache reports the failure
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
        gcTime: PERSISTED_MS, // loaded data stays readable without a network
        networkMode: 'always',
        // While the gateway is unreachable, a single probe is sent instead (recover-reads.ts).
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
 * Returns the query client of an identity (campus, student, role). Switching disposes the old client together with its
 * late responses. There are no automatic retries: 'Muat Ulang' retries (readings, 36).
 * @returns the prepared client, if there is one, until takeQueryClient() marks it as used: React may render a component
 * twice before it is mounted
 */
export const createQueryClient = (): QueryClient => prepared ?? newQueryClient()

/** Marks a client as used, so that the next createQueryClient() returns another one. */
export const takeQueryClient = (client: QueryClient): void => {
  if (prepared === client) prepared = null
  living.add(client)
}

/** Disposes a client: cancels its requests in flight and clears its cache. */
export const disposeQueryClient = (client: QueryClient): void => {
  void client.cancelQueries()
  client.clear()
  living.delete(client)
}

/** Cancels all reads in flight. Writes continue. */
export const cancelReads = (): void => {
  for (const client of living) void client.cancelQueries()
}

/** Returns the cached response of a query from any client in use. */
export const latestAnswer = (key: QueryKey): unknown =>
  [...living].map((client) => client.getQueryData(key)).find((answer) => answer !== undefined)

/** Invalidates all cached queries; those on the screen are refetched at once. For the lab. */
export const refetchEverything = async (): Promise<void> => {
  await Promise.all([...living].map((client) => client.invalidateQueries()))
}

/** Drops a prepared client that has not been used: another user may sign in. */
export const dropPreparedQueryClient = (): void => {
  if (prepared) disposeQueryClient(prepared)
  prepared = null
}

/** Creates a client to be filled before the first render; the next createQueryClient() returns it. */
export const prepareQueryClient = (): QueryClient => {
  dropPreparedQueryClient()
  prepared = newQueryClient()
  return prepared
}
