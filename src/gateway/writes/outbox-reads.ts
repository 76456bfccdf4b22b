import type { Query, QueryClient } from '@tanstack/react-query'
import { createEmitter } from '#shared/state/emitter.ts'
import type { GatewayError } from '../call/gateway-error.ts'
import { onRequestError, type RequestError } from '../call/request-errors.ts'

/** Returns whether a failure is temporary, so that the call waits for 'Muat Ulang' (section 8). */
export const isPassing = ({ kind }: GatewayError): boolean => kind === 'network' || kind === 'timeout'

/** A read on the screen whose response was lost. */
export interface WaitingRead {
  query: Query
  error: GatewayError
  /** When the last response was lost, in milliseconds since 1970. */
  since: number
  /** True while it is being fetched again. */
  isBusy: boolean
}

const losses = new WeakMap<object, RequestError>()
onRequestError((one) => {
  if (one.query) losses.set(one.query, one)
})

const dismissed = new WeakSet<GatewayError>()
const dismissals = createEmitter<undefined>()

/** Removes a read from the queue until it fails again. Its component on the screen keeps its own 'Muat Ulang'. */
export const dismissRead = ({ error }: WaitingRead): void => {
  dismissed.add(error)
  dismissals.emit(undefined)
}

/** Subscribes to reads that are removed from the queue. @returns an unsubscribe function */
export const onReadDismissed = dismissals.subscribe

const asWaiting = (query: Query): WaitingRead[] => {
  const { error: current, errorUpdatedAt, dataUpdatedAt, fetchStatus } = query.state
  const isBusy = fetchStatus !== 'idle'
  const isFailed = current !== null || (isBusy && errorUpdatedAt > dataUpdatedAt)
  const loss = losses.get(query)
  if (!isFailed || !loss || !isPassing(loss.error) || dismissed.has(loss.error) || !query.isActive()) return []
  return [{ ...loss, query, isBusy }]
}

/**
 * Returns the reads in the queue (section 4): queries on the screen whose last response was lost. Nothing is stored: a
 * response, another screen or another student removes the entry.
 */
export const waitingReads = (client: QueryClient): WaitingRead[] => client.getQueryCache().getAll().flatMap(asWaiting)

/** Refetches each of these reads, except those in flight. */
export const repeatReads = (client: QueryClient, reads: readonly WaitingRead[]): Promise<unknown> => {
  const wanted = new Set(reads.map(({ query }) => query.queryHash))
  return client.refetchQueries({ predicate: ({ queryHash }) => wanted.has(queryHash) }, { cancelRefetch: false })
}
