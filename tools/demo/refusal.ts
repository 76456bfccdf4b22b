import type { FailureField } from '#generated/models/failureField.zod.ts'

/** The simulated gateway says no: becomes an answer with this status and message. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  /** What is wrong with single fields of the body. */
  readonly errors: readonly FailureField[]

  constructor(status: number, message: string, errors: readonly FailureField[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Body of a failed answer (docs/contract.md, Failure). */
export const failureBody = (status: number, message: string, errors: readonly FailureField[] = []) => ({
  status: { code: String(status), message },
  ...(errors.length > 0 && { errors }),
})
