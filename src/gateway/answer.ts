import { recordDrift } from './drift.ts'
import { messageOf, TEXT } from './error-message.ts'
import { GatewayError } from './gateway-error.ts'
import { received } from './received.ts'

interface Issue {
  readonly path: PropertyKey[]
  readonly code?: string | undefined
  readonly expected?: unknown
}

/** What the fetcher needs of a generated schema. */
export interface AnswerSchema {
  safeParse: (value: unknown) => { success: true } | { success: false; error: { issues: readonly Issue[] } }
}

/** What is known of a call when its answer is read. */
export interface Rules {
  operation: string
  schema?: AnswerSchema | undefined
  strict?: boolean | undefined
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
  const { status } = response
  const kind = kindOf(status)
  const body = parse(await remainsOf(response, rules))
  const message = messageOf(body, kind === 'timeout' ? TEXT.timeout : response.statusText)
  return new GatewayError(message, { kind, operation: rules.operation, status, cause: body })
}

/**
 * Reads and checks a JSON answer against the generated schema. The raw answer goes on to the screen: unknown
 * fields are kept, a drift is recorded; x-strict operations fail closed, and so does an answer that is no
 * object where one is expected, since no screen could read it (docs/contract.md).
 */
export const jsonOf = async (response: Response, rules: Rules): Promise<unknown> => {
  const { operation, schema, strict } = rules
  if (isHtml(response)) throw new GatewayError(TEXT.network, { kind: 'network', operation })
  const answer = parse(await received(() => response.text(), rules))
  const result = schema?.safeParse(answer)
  if (!result || result.success) return answer
  recordDrift(operation, result.error.issues, answer)
  if (strict || result.error.issues.some(({ path }) => path.length === 0)) {
    throw new GatewayError(TEXT.unknown, { kind: 'contract', operation, status: response.status })
  }
  return answer
}
