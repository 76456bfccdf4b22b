import { isRecord } from '#shared/text/is-record.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { messageOf, TEXT } from './error-message.ts'

/** `x-refused` of the contract: a 2xx response is a refusal unless it has one of these statuses or messages. */
export interface Refused {
  readonly unlessStatus: readonly string[]
  readonly unlessMessage?: readonly string[]
}

const SUCCESS = '00'

/**
 * Returns the code of a transaction: `status`, or `status.code` next to its message. Codes are compared exactly, but 0
 * and '0' count as '00', because a conversion to a number drops the zero.
 * @returns '' when the response has none
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
 * Throws when a response with status 200 is a refusal. All such refusals are detected here.
 * @throws GatewayError of kind client with the gateway's message ('' when it sends none) and the response as its cause
 */
export const refuse = (answer: unknown, rule: Refused, { status }: Response, operation: string): void => {
  if (isYes(answer, rule)) return
  const words = messageOf(answer)
  const message = words === TEXT.unknown ? '' : words.trim()
  throw new GatewayError(message, { kind: 'client', operation, status, cause: answer })
}

/** Statuses with which the gateway rejects a write without processing it: not authenticated, or too many requests. */
const NOT_LOOKED_AT = new Set([401, 429])

/**
 * Returns whether the gateway has accepted or refused a write. Its state may then differ from the screen, so the
 * queries that the write invalidates are fetched again. After a lost response the check decides what is fetched, and
 * when.
 */
export const wasAnswered = (error: unknown): boolean =>
  error === null || (error instanceof GatewayError && error.kind === 'client' && !NOT_LOOKED_AT.has(error.status))
