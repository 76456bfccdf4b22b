import { CancelledError, type Query } from '@tanstack/react-query'
import { now } from '#shared/state/clock.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { type GatewayError, toGatewayError } from './gateway-error.ts'

/** A failed call of the current route. */
export interface RequestError {
  error: GatewayError
  /** The query of a failed read; null for a write. */
  query: Query<unknown, unknown> | null
  /** In milliseconds since 1970. */
  since: number
}

/** Bound for a page that fails for hours: more calls than any screen sends. The newest are kept. */
const MAX_ERRORS = 50

/** Failed calls of the current route, oldest first (section 4, request error list). */
let errors: readonly RequestError[] = []
const added = createEmitter<RequestError>()

const record = (cause: unknown, query: Query<unknown, unknown> | null): void => {
  if (cause instanceof CancelledError) return // cancelled by the portal
  const error = toGatewayError(cause)
  if (error.kind === 'assumed') return // never sent
  const one = { error, query, since: now().getTime() }
  errors = [...errors, one].slice(-MAX_ERRORS)
  added.emit(one)
}

/** Records a failed read; called by the query cache. */
export const recordReadError = (cause: unknown, query: Query<unknown, unknown>): void => record(cause, query)

/** Records a failed write; called by the mutation cache. */
export const recordWriteError = (cause: unknown): void => record(cause, null)

/** Calls the listener with the past and future failures of this route. @returns an unsubscribe function */
export const onRequestError = (listener: (one: RequestError) => void): (() => void) => {
  errors.forEach(listener)
  return added.subscribe(listener)
}

/** Clears the list when another route is opened (section 4). */
export const clearRequestErrors = (): void => {
  errors = []
}
