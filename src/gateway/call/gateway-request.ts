import type { AnswerSchema } from '../answer/answer.ts'
import type { Refused } from '../answer/refused.ts'
import { readCampusConfig } from '../campus/campus-config.ts'
import { runtimeConfig } from '../campus/runtime-config.ts'
import type { BytesSent } from './upload.ts'

/** Request options plus what the generator writes of the operation (orval.config.ts). */
export interface GatewayRequest extends RequestInit {
  schema?: AnswerSchema
  /** What an answer must have before its validator comes (answer.ts). */
  needs?: Readonly<Record<string, string>>
  /** Tells whether an answer is what the contract describes: an object with a field of it (readers.ts). */
  fits?: (answer: unknown) => boolean
  operation?: string
  /** safe | idempotent | once, on writes. */
  effect?: string
  /** Fail closed on a malformed answer. */
  strict?: boolean
  /** How an answer of 2xx says no, on writes. */
  refused?: Refused
  server?: string
  /** Reference data: cacheable header instead of no-cache. */
  reference?: boolean
  /** A read that the specification does not show: not asked of a gateway that may not know it (readings, 66). */
  assumed?: boolean
  /** Sent without a token. */
  anonymous?: boolean
  /** Identity headers of section 7. */
  sends?: readonly string[]
  answer?: string
  /** Told how much of the body has left: for what takes its time, such as a file. */
  onSent?: ((sent: BytesSent) => void) | undefined
}

const baseOf = ({ server }: GatewayRequest): string => {
  const { gatewayUrl, multisiteConfigUrl } = runtimeConfig()
  return (server === 'multisite' ? multisiteConfigUrl : gatewayUrl).replace(/\/+$/, '')
}

/** Query names whose value a person types: there the text null is a word to look for, not an absent value. */
const TYPED = /^(nama|judul)=/

/**
 * Query values that are null mean 'no value'; the generated address writes them as the text null, and nothing
 * here can tell the two apart but the name. No other query value is typed by a person.
 */
const withoutNulls = (path: string): string => {
  const [plain = '', query] = path.split('?')
  const kept = (query ?? '').split('&').filter((pair) => pair !== '' && (TYPED.test(pair) || !pair.endsWith('=null')))
  return kept.length > 0 ? `${plain}?${kept.join('&')}` : plain
}

/** Whether the token goes along: to the gateway only, whatever the contract says. */
export const bearsToken = ({ anonymous, server }: GatewayRequest): boolean => !anonymous && server === undefined

/** The full address of a generated path and query. */
export const addressOf = (path: string, request: GatewayRequest): string => baseOf(request) + withoutNulls(path)

const identityHeaders = (names: readonly string[]): Record<string, string> => ({
  ...(names.includes('college-id') && { 'college-id': readCampusConfig()?.college_id ?? '' }),
  ...(names.includes('node-id') && { 'node-id': runtimeConfig().nodeId ?? '' }),
})

const cacheHeaders = (request: GatewayRequest): Record<string, string> => {
  if ((request.method ?? 'GET') !== 'GET') return {}
  return request.reference ? { cacheable: 'true' } : { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }
}

/** The headers of a call (section 7); the caller cannot replace those that `fetcher` sets. */
export const headersOf = (request: GatewayRequest, token: string | null): Headers => {
  const headers = new Headers(request.headers)
  const accept = request.answer === 'file' ? '*/*' : 'application/json'
  const own = { Accept: accept, ...cacheHeaders(request), ...identityHeaders(request.sends ?? []) }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}
