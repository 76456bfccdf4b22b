import { GatewayError } from './gateway-error.ts'
import type { GatewayRequest } from './gateway-request.ts'

/** Says in the person's language why a write must not leave, or null when it may. */
export type WriteGuard = (operation: string, path: string) => string | null

let guard: WriteGuard | null = null

/**
 * Asks `next` before each write whose effect is not 'safe' (an operator's writes). One guard at a time.
 * @returns the undo
 */
export const guardWrites = (next: WriteGuard): (() => void) => {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/**
 * Stops a write that the guard refuses, before anything of it is sent.
 * @throws GatewayError of kind client, 403
 */
export const checkWrite = (path: string, { method = 'GET', operation = '', effect }: GatewayRequest): void => {
  const refusal = method === 'GET' || effect === 'safe' ? null : guard?.(operation, path)
  if (refusal) throw new GatewayError(refusal, { kind: 'client', operation, status: 403 })
}
