import { isRecord } from '#shared/text/is-record.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { messageOf, TEXT } from './error-message.ts'

/** `x-refused` of the contract: a 2xx answer says no unless its status is one of these, or its message one of those. */
export interface Refused {
  readonly unlessStatus: readonly string[]
  readonly unlessMessage?: readonly string[]
}

/**
 * Reads the code of a transaction: `status`, or `status.code` beside its message. A code is compared to the letter; one that
 * came as a number has lost its 0 and is none of '00' any more.
 * @returns '' where the answer has none
 */
export const codeOf = (answer: unknown): string => {
  const status = isRecord(answer) ? answer['status'] : null
  const code = isRecord(status) ? status['code'] : status
  return typeof code === 'string' || typeof code === 'number' ? String(code) : ''
}

const isYes = (answer: unknown, { unlessStatus, unlessMessage = [] }: Refused): boolean =>
  unlessStatus.includes(codeOf(answer)) || unlessMessage.includes(messageOf(answer).trim())

/**
 * Turns an answer by which the gateway refuses with status 200 into the failure that it is: the one place for it.
 * @throws GatewayError of kind client in the gateway's words ('' when it says none), with the answer as its cause
 */
export const refuse = (answer: unknown, rule: Refused, { status }: Response, operation: string): void => {
  if (isYes(answer, rule)) return
  const words = messageOf(answer)
  const message = words === TEXT.unknown ? '' : words.trim()
  throw new GatewayError(message, { kind: 'client', operation, status, cause: answer })
}

/**
 * Whether the gateway has answered a write, by a yes or a no: its state may be another one now, and what the write makes
 * stale is asked for again. After a lost answer the check decides what is read, and when.
 */
export const wasAnswered = (error: unknown): boolean =>
  error === null || (error instanceof GatewayError && error.kind === 'client')
