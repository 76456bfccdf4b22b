/**
 * Kind of a failure, by what the user can do about it (section 8): network (no connection, captive portal), timeout (60
 * s or 504), client (4xx), server (other 5xx), contract (a response that must not be used), assumed (not sent: this
 * gateway may not support the call).
 */
export type GatewayErrorKind = 'network' | 'timeout' | 'client' | 'server' | 'contract' | 'assumed'

interface Facts {
  kind: GatewayErrorKind
  operation: string
  status?: number
  cause?: unknown
}

/** The only error that the gateway layer throws. `message` is the gateway's own text when it sent one. */
export class GatewayError extends Error {
  readonly kind: GatewayErrorKind
  readonly operation: string
  /** HTTP status; 500 when there was none (section 8). */
  readonly status: number
  /** `x-effect` of the call, on writes: decides how a lost response is handled. Set by `fetcher`. */
  effect: string | undefined

  constructor(message: string, { kind, operation, status = 500, cause }: Facts) {
    super(message, { cause })
    this.name = 'GatewayError'
    this.kind = kind
    this.operation = operation
    this.status = status
  }
}

/**
 * Narrows the error of a hook to GatewayError. Any other error is a bug in the portal and becomes a GatewayError too.
 */
export const toGatewayError = (error: unknown): GatewayError =>
  error instanceof GatewayError
    ? error
    : new GatewayError(error instanceof Error ? error.message : String(error), {
        kind: 'contract',
        operation: '',
        cause: error,
      })
