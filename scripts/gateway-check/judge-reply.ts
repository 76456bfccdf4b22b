import { isRecord } from '#shared/text/is-record.ts'
import type { Contract, Operation } from './contract.ts'
import type { Reply } from './door.ts'
import { type Difference, differencesOf } from './judge.ts'

/** Judgement of one answer. */
export type Judgement =
  | { kind: 'fits' }
  | { kind: 'differs'; differences: Difference[] }
  | { kind: 'missing'; why: string }
  | { kind: 'unreachable'; why: string }

/** The gateway does not know the address or the method. */
const UNKNOWN = new Set([404, 405, 410, 501])
/** Nobody looked at the request, or something in front of the gateway answered. */
const NOT_ANSWERED = new Set([408, 429, 502, 503, 504])
const REDIRECT = 300
const FAILED = 400
const LAST_FAILURE = 599

const differs = (expected: string, found: string): Judgement => ({
  kind: 'differs',
  differences: [{ at: '', expected, found, count: 1 }],
})

/** Returns the status that a 200 response reports in its body, as the portal reads it. */
const failureInside = (answer: unknown): boolean => {
  if (!isRecord(answer)) return false
  const { status, success } = answer
  const code = Number((isRecord(status) ? status['code'] : status) ?? 0)
  return success === false || (code >= FAILED && code <= LAST_FAILURE)
}

const KNOWN_TYPES = /^(application\/(json|pdf|octet-stream)|text\/(html|plain)|image\/[a-z]+)/

/** Returns a known media type. The text of an unknown one stays out of the report. */
const mediaOf = (type: string): string => KNOWN_TYPES.exec(type)?.[0] ?? (type === '' ? 'no type' : 'another type')

const judgeFile = ({ mediaType }: Operation, reply: Reply): Judgement => {
  const type = mediaOf(reply.header('content-type'))
  const differences: Difference[] = []
  if (type !== mediaType && type !== 'application/octet-stream')
    differences.push({ at: '', expected: mediaType, found: type, count: 1 })
  if (reply.header('content-disposition') === '')
    differences.push({ at: '', expected: 'a file name (Content-Disposition)', found: 'missing', count: 1 })
  return differences.length > 0 ? { kind: 'differs', differences } : { kind: 'fits' }
}

const judgeJson = (operation: Operation, reply: Reply, { schemas }: Contract): Judgement => {
  if (reply.header('content-type').includes('text/html')) return differs('JSON', 'an HTML page')
  if (reply.text.trim() === '') return differs('JSON', 'nothing')
  let answer: unknown
  try {
    answer = JSON.parse(reply.text)
  } catch {
    return differs('JSON', 'not JSON')
  }
  if (failureInside(answer)) return differs('an answer', 'a failure with status 200')
  const differences = differencesOf(answer, operation.schema ?? {}, schemas)
  return differences.length > 0 ? { kind: 'differs', differences } : { kind: 'fits' }
}

/** Judges the answer of a read: by its status first, then by its content. */
export const judgeReply = (operation: Operation, reply: Reply, contract: Contract): Judgement => {
  const { status } = reply
  if (reply.failure !== undefined) return { kind: 'unreachable', why: reply.failure }
  if (NOT_ANSWERED.has(status)) return { kind: 'unreachable', why: `status ${status}` }
  if (UNKNOWN.has(status)) return { kind: 'missing', why: `status ${status}` }
  if (status >= FAILED) return differs('status 200', `status ${status}`)
  if (status >= REDIRECT) return differs('status 200', 'a redirect, which was not followed')
  return operation.schema ? judgeJson(operation, reply, contract) : judgeFile(operation, reply)
}
