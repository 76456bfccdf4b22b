import { isRecord } from '#shared/text/is-record.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { messageOf, TEXT } from './error-message.ts'

/** `x-refused` of the contract: a 2xx answer says no unless its status is one of these, or its message one of those. */
export interface Refused {
  readonly unlessStatus: readonly string[]
  readonly unlessMessage?: readonly string[]
}

const SUCCESS = '00'

/**
 * Reads the code of a transaction: `status`, or `status.code` beside its message. A code is compared to the letter, except that
 * success may have lost a zero on its way through a number: 0 and '0' are '00'.
 * @returns '' where the answer has none
 */
export const codeOf = (answer: unknown): string => {
  const status = isRecord(answer) ? answer['status'] : null
  const code = isRecord(status) ? status['code'] : status
  const text = typeof code === 'string' || typeof code === 'number' ? String(code) : ''
  return text === '0' ? SUCCESS : text
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

/** Statuses by which nobody looked at the write: who asks is not known, or too many ask. */
const NOT_LOOKED_AT = new Set([401, 429])

/**
 * Returns whether the gateway has decided about a write, by a yes or a no: its state may differ from what the screen shows, and
 * what the write makes stale is fetched again. After a lost answer the check decides what is read, and when.
 */
export const wasAnswered = (error: unknown): boolean =>
  error === null || (error instanceof GatewayError && error.kind === 'client' && !NOT_LOOKED_AT.has(error.status))
