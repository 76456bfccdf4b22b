import { TEXT } from '../answer/error-message.ts'
import { GatewayError } from './gateway-error.ts'

interface Call {
  operation: string
  /** The caller's own signal. */
  signal?: AbortSignal | null | undefined
}

/** Names of what a browser throws when the deadline of a request has passed (session/deadline.ts). */
const LATE = new Set(['TimeoutError', 'AbortError'])

/** The error of a call whose request or answer broke on the way: timeout, or else network. */
export const brokenBy = (cause: unknown, operation: string): GatewayError => {
  const kind = cause instanceof Error && LATE.has(cause.name) ? 'timeout' : 'network'
  return new GatewayError(TEXT[kind], { kind, operation, cause })
}

/**
 * Waits for something from the network: an answer, or the body of one. An abort of the caller stays an abort.
 * @throws GatewayError of kind network or timeout
 */
export const received = async <T>(arrive: () => Promise<T>, { operation, signal }: Call): Promise<T> => {
  try {
    return await arrive()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw brokenBy(cause, operation)
  }
}
