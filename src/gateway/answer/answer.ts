import { noteRetryAfter } from '#shared/state/retry-after.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { received } from '../call/received.ts'
import { type Issue, kindAt, recordMismatches } from './contract-mismatch.ts'
import { deferValidation } from './defer-validation.ts'
import { messageOf, TEXT } from './error-message.ts'
import { noteZone } from './note-zone.ts'
import { codeOf, type Refused, refuse } from './refused.ts'

/** The part of a generated schema that the fetcher uses. */
export interface AnswerSchema {
  safeParse: (value: unknown) => { success: true } | { success: false; error: { issues: readonly Issue[] } }
}

/** Facts of a call that reading its response depends on. */
export interface Rules {
  operation: string
  /** HTTP method; a read when absent. */
  method?: string | undefined
  schema?: AnswerSchema | undefined
  /** Required paths with their allowed kinds, for a response whose validator is loaded later. */
  needs?: Readonly<Record<string, string>> | undefined
  /** Returns whether a response is an object with a field of the contract. */
  fits?: ((answer: unknown) => boolean) | undefined
  strict?: boolean | undefined
  /** Rule by which a 2xx response counts as a refusal. */
  refused?: Refused | undefined
  /** The caller's own signal, to distinguish its abort from a broken connection. */
  signal?: AbortSignal | null | undefined
}

const parse = (text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined // truncated or not JSON: the caller decides how to treat an unreadable response
  }
}

/** Returns whether a response is an HTML page. Captive portals and proxies send pages; the gateway never does. */
export const isHtml = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('text/html')

const kindOf = (status: number) => (status === 504 ? 'timeout' : status >= 500 ? 'server' : 'client')

/** Returns the body of a failed response. Falls back to '' when reading breaks: the status says more. */
const remainsOf = async (response: Response, rules: Rules): Promise<string> => {
  try {
    return await received(() => response.text(), rules)
  } catch (cause) {
    if (cause instanceof GatewayError) return ''
    throw cause
  }
}

/** Returns the error of a response outside 2xx. The message is also read from blob bodies. */
export const failureOf = async (response: Response, rules: Rules): Promise<GatewayError> => {
  const { status, headers } = response
  const kind = kindOf(status)
  noteRetryAfter(headers.get('retry-after'))
  const body = parse(await remainsOf(response, rules))
  const message = messageOf(body, kind === 'timeout' ? TEXT.timeout : response.statusText)
  return new GatewayError(message, { kind, operation: rules.operation, status, cause: body })
}

/** Returns the validator's issues with a response. */
export const findingsOf = (schema: AnswerSchema, answer: unknown): readonly Issue[] => {
  const result = schema.safeParse(answer)
  return result.success ? [] : result.error.issues
}

const [FIRST_FAILURE, LAST_FAILURE, SERVER_FAILURE] = [400, 599, 500]

/**
 * Throws when a 2xx response reports a failure (`success: false`, a `status` of 400 to 599).
 * @throws GatewayError with the gateway's message
 */
const failInside = (answer: unknown, { operation }: Rules): void => {
  const status = Number(codeOf(answer) || 0)
  const isFailure = status >= FIRST_FAILURE && status <= LAST_FAILURE
  if (!isFailure && !(isRecord(answer) && answer['success'] === false)) return
  const kind = status >= SERVER_FAILURE ? 'server' : 'client'
  throw new GatewayError(messageOf(answer), { kind, operation, ...(isFailure && { status }), cause: answer })
}

/** Returns the required fields that a response lacks. */
const lacksOf = (needs: Readonly<Record<string, string>>, answer: unknown): Issue[] =>
  Object.entries(needs).flatMap(([name, expected]) => {
    const path = name === '' ? [] : name.split('.')
    return expected === '' || expected.split(',').includes(kindAt(answer, path)) ? [] : [{ path, expected }]
  })

const checked = ({ operation, schema, needs }: Rules, answer: unknown): readonly Issue[] => {
  if (!needs) return schema ? findingsOf(schema, answer) : []
  deferValidation(operation, answer)
  return lacksOf(needs, answer)
}

/**
 * Returns whether a write may succeed without a body (204, or 200 and 201 without one): its schema requires nothing, so
 * only the arrival of the response matters. The specification shows no body for most successes.
 */
const mayBeEmpty = ({ method = 'GET', strict, refused, schema }: Rules): boolean =>
  method !== 'GET' && !strict && !refused && (!schema || findingsOf(schema, {}).length === 0)

/**
 * Reads a JSON response and validates it against the generated schema. Returns the raw response: unknown fields are
 * kept, a contract mismatch is recorded. Fails closed for x-strict operations, and for a response that is not the
 * expected object or has none of its fields, since no screen could read it (docs/contract.md). Responses of the first
 * screens get these two checks at once and full validation later.
 * @throws GatewayError also when the gateway refuses in a 2xx response (x-refused)
 */
export const jsonOf = async (response: Response, rules: Rules): Promise<unknown> => {
  const { operation, strict, refused, fits } = rules
  if (isHtml(response)) throw new GatewayError(TEXT.network, { kind: 'network', operation })
  const text = await received(() => response.text(), rules)
  if (text.trim() === '' && mayBeEmpty(rules)) return {}
  const answer = parse(text)
  const issues = checked(rules, answer)
  recordMismatches(operation, issues, answer)
  if (!refused) failInside(answer, rules)
  const isOther = fits?.(answer) === false
  if (isOther || (issues.length > 0 && (strict || issues.some(({ path }) => path.length === 0)))) {
    throw new GatewayError(TEXT.unknown, { kind: 'contract', operation, status: response.status })
  }
  if (refused) refuse(answer, refused, response, operation)
  noteZone(answer)
  return answer
}
