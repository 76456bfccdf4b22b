import { TEXT } from '../answer/error-message.ts'
import { GatewayError } from './gateway-error.ts'

interface Call {
  operation: string
  /** The caller's own signal. */
  signal?: AbortSignal | null | undefined
}

/** Error names that browsers use when the deadline of a request has passed (session/deadline.ts). */
const LATE = new Set(['TimeoutError', 'AbortError'])

/** Returns the error of a call whose request or response broke in transit: timeout, otherwise network. */
export const brokenBy = (cause: unknown, operation: string): GatewayError => {
  const kind = cause instanceof Error && LATE.has(cause.name) ? 'timeout' : 'network'
  return new GatewayError(TEXT[kind], { kind, operation, cause })
}

/**
 * Waits for a response or its body. An abort by the caller stays an abort.
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
