import type { FailureFieldWire } from '#generated/models/failureFieldWire.zod.ts'

/** The simulated gateway says no: becomes an answer with this status and message. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  /** What is wrong with single fields of the body. */
  readonly errors: readonly FailureFieldWire[]

  constructor(status: number, message: string, errors: readonly FailureFieldWire[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Body of a failed answer (docs/contract.md, Failure). */
export const failureBody = (status: number, message: string, errors: readonly FailureFieldWire[] = []) => ({
  status: { code: String(status), message },
  ...(errors.length > 0 && { errors }),
})
