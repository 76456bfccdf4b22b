import type { Query, QueryClient } from '@tanstack/react-query'
import { createEmitter } from '#shared/state/emitter.ts'
import type { GatewayError } from '../call/gateway-error.ts'
import { onRequestError, type RequestError } from '../call/request-errors.ts'

/** Failures that pass by themselves: what failed of them waits for 'Muat Ulang' (section 8). */
export const isPassing = ({ kind }: GatewayError): boolean => kind === 'network' || kind === 'timeout'

/** A read that is on the screen and has no answer yet. */
export interface WaitingRead {
  query: Query
  error: GatewayError
  /** When the last answer was lost, in milliseconds since 1970. */
  since: number
  /** Whether it is being asked again. */
  isBusy: boolean
}

const losses = new WeakMap<object, RequestError>()
onRequestError((one) => {
  if (one.query) losses.set(one.query, one)
})

const dismissed = new WeakSet<GatewayError>()
const dismissals = createEmitter<undefined>()

/** Takes a read out of the queue until it fails again; its place on the screen keeps its own 'Muat Ulang'. */
export const dismissRead = ({ error }: WaitingRead): void => {
  dismissed.add(error)
  dismissals.emit(undefined)
}

/** Calls back when a read was taken out of the queue. @returns the undo */
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
 * The reads in the queue (section 4): queries on the screen whose last answer was lost. Nothing is stored for it: an
 * answer, another screen or another student takes the entry away.
 */
export const waitingReads = (client: QueryClient): WaitingRead[] => client.getQueryCache().getAll().flatMap(asWaiting)

/** Asks once more for each of these; one that is on its way already is left alone. */
export const repeatReads = (client: QueryClient, reads: readonly WaitingRead[]): Promise<unknown> => {
  const wanted = new Set(reads.map(({ query }) => query.queryHash))
  return client.refetchQueries({ predicate: ({ queryHash }) => wanted.has(queryHash) }, { cancelRefetch: false })
}
