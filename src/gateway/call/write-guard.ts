import { GatewayError } from './gateway-error.ts'
import type { GatewayRequest } from './gateway-request.ts'

/** Returns the reason why a write must not be sent, in the user's language, or null when it may. */
export type WriteGuard = (operation: string, path: string) => string | null

let guard: WriteGuard | null = null

/**
 * Calls `next` before each write whose effect is not 'safe' (an operator's writes). One guard at a time.
 * @returns an unsubscribe function
 */
export const guardWrites = (next: WriteGuard): (() => void) => {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/**
 * Throws when the guard refuses a write, before anything is sent.
 * @throws GatewayError of kind client, 403
 */
export const checkWrite = (path: string, { method = 'GET', operation = '', effect }: GatewayRequest): void => {
  const refusal = method === 'GET' || effect === 'safe' ? null : guard?.(operation, path)
  if (refusal) throw new GatewayError(refusal, { kind: 'client', operation, status: 403 })
}
