import type { AnswerSchema } from '../answer/answer.ts'
import type { Refused } from '../answer/refused.ts'
import { readCampusConfig } from '../campus/campus-config.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'
import type { BytesSent } from './upload.ts'

/** Request options plus the operation's facts that the generator writes (orval.config.ts). */
export interface GatewayRequest extends RequestInit {
  schema?: AnswerSchema
  /** Required fields of a response whose validator is not loaded yet (answer.ts). */
  needs?: Readonly<Record<string, string>>
  /** Returns whether a response is what the contract describes: an object with a field of it (readers.ts). */
  fits?: (answer: unknown) => boolean
  operation?: string
  /** safe | idempotent | once, on writes. */
  effect?: string
  /** Fails closed on a malformed response. */
  strict?: boolean
  /** Rule by which a 2xx response counts as a refusal, on writes. */
  refused?: Refused
  server?: string
  /** Reference data: cacheable header instead of no-cache. */
  reference?: boolean
  /** A read that the specification does not show; not sent to a gateway that may not support it (readings, 66). */
  assumed?: boolean
  /** Sent without a token. */
  anonymous?: boolean
  /** Identity headers of section 7. */
  sends?: readonly string[]
  answer?: string
  /** Receives the upload progress of large bodies such as files. */
  onSent?: ((sent: BytesSent) => void) | undefined
}

const baseOf = ({ server }: GatewayRequest): string => {
  const { gatewayUrl, multisiteConfigUrl } = runtimeConfig()
  return (server === 'multisite' ? multisiteConfigUrl : gatewayUrl).replace(/\/+$/, '')
}

/** Query names whose value the user types: there the text null is a search word, not an absent value. */
const TYPED = /^(nama|judul)=/

/**
 * Removes query values that are null. The generated address writes them as the text null, so only the name tells them
 * apart from typed text. No query value outside TYPED is typed by the user.
 */
const withoutNulls = (path: string): string => {
  const [plain = '', query] = path.split('?')
  const kept = (query ?? '').split('&').filter((pair) => pair !== '' && (TYPED.test(pair) || !pair.endsWith('=null')))
  return kept.length > 0 ? `${plain}?${kept.join('&')}` : plain
}

/** Returns whether the token is sent: only to the gateway, whatever the contract says. */
export const bearsToken = ({ anonymous, server }: GatewayRequest): boolean => !anonymous && server === undefined

/** Returns the full address of a generated path and query. */
export const addressOf = (path: string, request: GatewayRequest): string => baseOf(request) + withoutNulls(path)

const identityHeaders = (names: readonly string[]): Record<string, string> => ({
  ...(names.includes('college-id') && { 'college-id': readCampusConfig()?.college_id ?? '' }),
  ...(names.includes('node-id') && { 'node-id': runtimeConfig().nodeId ?? '' }),
})

const cacheHeaders = (request: GatewayRequest): Record<string, string> => {
  if ((request.method ?? 'GET') !== 'GET') return {}
  return request.reference ? { cacheable: 'true' } : { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }
}

/** Returns the headers of a call (section 7). The caller cannot replace those that `fetcher` sets. */
export const headersOf = (request: GatewayRequest, token: string | null): Headers => {
  const headers = new Headers(request.headers)
  const accept = request.answer === 'file' ? '*/*' : 'application/json'
  const own = { Accept: accept, ...cacheHeaders(request), ...identityHeaders(request.sends ?? []) }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}
