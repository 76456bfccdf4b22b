import type { FailureFieldWire } from '#generated/models/failureFieldWire.zod.ts'

/** A refusal by the simulated gateway; becomes a response with this status and message. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  /** Errors of single fields of the body. */
  readonly errors: readonly FailureFieldWire[]

  constructor(status: number, message: string, errors: readonly FailureFieldWire[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Returns the body of a failed response (docs/contract.md, Failure). */
export const failureBody = (status: number, message: string, errors: readonly FailureFieldWire[] = []) => ({
  status: { code: String(status), message },
  ...(errors.length > 0 && { errors }),
})
