import { CancelledError, type Query } from '@tanstack/react-query'
import { now } from '#shared/state/clock.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { type GatewayError, toGatewayError } from './gateway-error.ts'

/** One call that failed on the route that is open. */
export interface RequestError {
  error: GatewayError
  /** The query of a read; null for a write. */
  query: Query<unknown, unknown> | null
  /** In milliseconds since 1970. */
  since: number
}

/** More than any screen asks for; of a page that fails for hours the newest are kept. */
const MAX_ERRORS = 50

/** The calls that failed on this route, oldest first (section 4, request error list). */
let errors: readonly RequestError[] = []
const added = createEmitter<RequestError>()

const record = (cause: unknown, query: Query<unknown, unknown> | null): void => {
  if (cause instanceof CancelledError) return // ended by us
  const error = toGatewayError(cause)
  if (error.kind === 'assumed') return // never asked
  const one = { error, query, since: now().getTime() }
  errors = [...errors, one].slice(-MAX_ERRORS)
  added.emit(one)
}

/** For the query cache. */
export const recordReadError = (cause: unknown, query: Query<unknown, unknown>): void => record(cause, query)

/** For the mutation cache. */
export const recordWriteError = (cause: unknown): void => record(cause, null)

/** Calls back with each call that has failed on this route and that will fail. @returns the undo */
export const onRequestError = (listener: (one: RequestError) => void): (() => void) => {
  errors.forEach(listener)
  return added.subscribe(listener)
}

/** Forgets the list: another route has been opened (section 4). */
export const clearRequestErrors = (): void => {
  errors = []
}
