import { CancelledError } from '@tanstack/react-query'
import { isForeign } from '../answer/is-foreign.ts'
import type { GatewayError } from '../call/gateway-error.ts'
import type { Next } from './outbox-entry.ts'
import { isPassing } from './outbox-reads.ts'
import type { WriteKind } from './write-kind.ts'

/* Decisions about a write whose response was lost. Pure: the queue and the simulation of an opening day use them. */

/**
 * Returns whether a further failure leaves the outcome unknown: any 5xx for a balance claim, any failure for an upload
 * (section 8).
 */
export type IsLost = (error: GatewayError) => boolean

/** Proxies send it too, with messages like the gateway's, so for a write of effect `once` it proves nothing. */
const UNAVAILABLE = 503

/** Returns whether a write of effect `once` is unresolved because of an unreadable or 503 response. */
const isOpenOnce = ({ kind, status, effect }: GatewayError): boolean =>
  effect === 'once' && (kind === 'contract' || status === UNAVAILABLE)

/** Returns whether the user stopped the write in flight. All of it may already have arrived. */
export const isStopped = ({ cause }: GatewayError): boolean => cause instanceof CancelledError

/** Returns whether the outcome of a failed write is unknown. */
export const isOpen = (error: GatewayError, isLost?: IsLost): boolean =>
  isPassing(error) || isStopped(error) || isForeign(error) || isOpenOnce(error) || isLost?.(error) === true

/**
 * Creates the check for writes of others: the gateway holds neither the state that was shown nor the state that this
 * write makes.
 */
export const watchOthers = <Variables>(kind: WriteKind<Variables>, variables: Variables) => {
  if (kind.kind !== 'replacing') return {}
  const { replaced } = kind
  const own = [replaced.shown(variables), replaced.after(variables)].map((one) => JSON.stringify(one))
  return { isOvertaken: async () => !own.includes(JSON.stringify(await replaced.read(variables))) }
}

/** Effects of the contract (x-effect) that may be sent again as they are. Any other effect is never sent again. */
const MAY_BE_SENT_AGAIN = new Set<string | undefined>(['safe', 'idempotent'])

/** Returns what may follow a lost write that has neither a check nor an arrival. It is sent only when the user asks. */
export const nextByEffect = (effect: string | undefined, again: Omit<Next & { kind: 'send' }, 'kind'>): Next =>
  MAY_BE_SENT_AGAIN.has(effect) ? { kind: 'send', ...again } : { kind: 'check', check: undefined }
