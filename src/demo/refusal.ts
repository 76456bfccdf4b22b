/** The simulated gateway says no: becomes an answer with this status and message. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Body of a failed answer (docs/contract.md, Failure). */
export const failureBody = (status: number, message: string) => ({ status: { code: String(status), message } })
