/**
 * What went wrong, by what the person can do about it (section 8):
 * network (no connection, captive portal), timeout (60 s or 504), client (4xx), server (other 5xx),
 * contract (an answer that must not be used), assumed (not asked: this gateway may not know the call).
 */
export type GatewayErrorKind = 'network' | 'timeout' | 'client' | 'server' | 'contract' | 'assumed'

interface Facts {
  kind: GatewayErrorKind
  operation: string
  status?: number
  cause?: unknown
}

/** The only error that leaves the gateway room. `message` is the gateway's own text where it sent one. */
export class GatewayError extends Error {
  readonly kind: GatewayErrorKind
  readonly operation: string
  /** HTTP status; 500 where there was none (section 8). */
  readonly status: number
  /** `x-effect` of the call, on writes: what may be done about an answer that did not arrive. `fetcher` sets it. */
  effect: string | undefined

  constructor(message: string, { kind, operation, status = 500, cause }: Facts) {
    super(message, { cause })
    this.name = 'GatewayError'
    this.kind = kind
    this.operation = operation
    this.status = status
  }
}

/** Narrows what a hook reports to our error; anything else is a fault of ours and counts as one. */
export const toGatewayError = (error: unknown): GatewayError =>
  error instanceof GatewayError
    ? error
    : new GatewayError(error instanceof Error ? error.message : String(error), {
        kind: 'contract',
        operation: '',
        cause: error,
      })
