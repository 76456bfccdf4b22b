import { noteRetryAfter } from '#shared/state/retry-after.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { received } from '../call/received.ts'
import { type Issue, kindAt, recordMismatches } from './contract-mismatch.ts'
import { deferValidation } from './defer-validation.ts'
import { messageOf, TEXT } from './error-message.ts'
import { noteZone } from './note-zone.ts'
import { codeOf, type Refused, refuse } from './refused.ts'

/** What the fetcher needs of a generated schema. */
export interface AnswerSchema {
  safeParse: (value: unknown) => { success: true } | { success: false; error: { issues: readonly Issue[] } }
}

/** What is known of a call when its answer is read. */
export interface Rules {
  operation: string
  /** HTTP method; a read without one. */
  method?: string | undefined
  schema?: AnswerSchema | undefined
  /** Of an answer whose validator comes later: paths that must be there, with the kinds that they may have. */
  needs?: Readonly<Record<string, string>> | undefined
  /** Tells whether an answer is an object with a field of the contract. */
  fits?: ((answer: unknown) => boolean) | undefined
  strict?: boolean | undefined
  /** How an answer of 2xx says no. */
  refused?: Refused | undefined
  /** The caller's own, to tell its abort from a broken connection. */
  signal?: AbortSignal | null | undefined
}

const parse = (text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined // cut or foreign text: the caller decides what an unreadable answer means
  }
}

/** Whether an answer is a page, as captive portals and proxies send it: the gateway never does. */
export const isHtml = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('text/html')

const kindOf = (status: number) => (status === 504 ? 'timeout' : status >= 500 ? 'server' : 'client')

/** The text of an answer that failed anyway: what broke on the way leaves the status, which says more. */
const remainsOf = async (response: Response, rules: Rules): Promise<string> => {
  try {
    return await received(() => response.text(), rules)
  } catch (cause) {
    if (cause instanceof GatewayError) return ''
    throw cause
  }
}

/** The error of an answer outside 2xx; blob bodies are read for their message too. */
export const failureOf = async (response: Response, rules: Rules): Promise<GatewayError> => {
  const { status, headers } = response
  const kind = kindOf(status)
  noteRetryAfter(headers.get('retry-after'))
  const body = parse(await remainsOf(response, rules))
  const message = messageOf(body, kind === 'timeout' ? TEXT.timeout : response.statusText)
  return new GatewayError(message, { kind, operation: rules.operation, status, cause: body })
}

/** What a validator finds wrong with an answer. */
export const findingsOf = (schema: AnswerSchema, answer: unknown): readonly Issue[] => {
  const result = schema.safeParse(answer)
  return result.success ? [] : result.error.issues
}

const [FIRST_FAILURE, LAST_FAILURE, SERVER_FAILURE] = [400, 599, 500]

/**
 * Turns an answer of 2xx that says it failed (`success: false`, a `status` of 400 to 599) into the failure that it is.
 * @throws GatewayError with the gateway's words
 */
const failInside = (answer: unknown, { operation }: Rules): void => {
  const status = Number(codeOf(answer) || 0)
  const isFailure = status >= FIRST_FAILURE && status <= LAST_FAILURE
  if (!isFailure && !(isRecord(answer) && answer['success'] === false)) return
  const kind = status >= SERVER_FAILURE ? 'server' : 'client'
  throw new GatewayError(messageOf(answer), { kind, operation, ...(isFailure && { status }), cause: answer })
}

/** What an answer lacks that it must have before anybody reads it. */
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
 * Returns whether a write may succeed without a body (204, or 200 and 201 without one): its answer requires nothing, so nobody reads
 * more of it than that it came. The specification shows no body of most successes.
 */
const mayBeEmpty = ({ method = 'GET', strict, refused, schema }: Rules): boolean =>
  method !== 'GET' && !strict && !refused && (!schema || findingsOf(schema, {}).length === 0)

/**
 * Reads and checks a JSON answer against the generated schema. The raw answer goes on to the screen: unknown
 * fields are kept, a drift is recorded; x-strict operations fail closed, and so does an answer that is no
 * object where one is expected, or has none of its fields, since no screen could read it (docs/contract.md). The first screens' answers are checked
 * for these two at once and for the rest later.
 * @throws GatewayError also where the gateway refuses in an answer of 2xx (x-refused)
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
