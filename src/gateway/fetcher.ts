import { type AnswerSchema, failureOf, fileOf, jsonOf } from './answer.ts'
import { readCampusConfig } from './campus-config.ts'
import { takeEarly } from './early.ts'
import { TEXT } from './error-message.ts'
import { GatewayError } from './gateway-error.ts'
import { runtimeConfig } from './runtime-config.ts'
import { getAccessToken, refreshAccessToken } from './session/session.ts'
import { isRefusal } from './session/token-request.ts'

/** Error type of every generated hook; the generator looks for it in this file. */
export type ErrorType<_Body> = GatewayError

/** Section 9: request timeout. */
const REQUEST_TIMEOUT_MS = 60_000

/** Request options plus what the generator writes of the operation (orval.config.ts). */
export interface GatewayRequest extends RequestInit {
  schema?: AnswerSchema
  operation?: string
  /** safe | idempotent | once, on writes. */
  effect?: string
  /** Fail closed on a malformed answer. */
  strict?: boolean
  server?: string
  /** Reference data: cacheable header instead of no-cache. */
  reference?: boolean
  /** Sent without a token. */
  anonymous?: boolean
  /** Identity headers of section 7. */
  sends?: readonly string[]
  answer?: string
}

const baseOf = (request: GatewayRequest): string => {
  const { gatewayUrl, multisiteConfigUrl } = runtimeConfig()
  return (request.server === 'multisite' ? multisiteConfigUrl : gatewayUrl).replace(/\/+$/, '')
}

/** Query values that are null mean 'no value'; the generated address writes them as the text null. */
const withoutNulls = (path: string): string => {
  const [plain = '', query] = path.split('?')
  const kept = (query ?? '').split('&').filter((pair) => pair !== '' && !pair.endsWith('=null'))
  return kept.length > 0 ? `${plain}?${kept.join('&')}` : plain
}

const identityHeaders = (names: readonly string[]): Record<string, string> => ({
  ...(names.includes('college-id') && { 'college-id': readCampusConfig()?.college_id ?? '' }),
  ...(names.includes('node-id') && { 'node-id': runtimeConfig().nodeId ?? '' }),
})

const cacheHeaders = (request: GatewayRequest): Record<string, string> => {
  if ((request.method ?? 'GET') !== 'GET') return {}
  return request.reference ? { cacheable: 'true' } : { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }
}

const headersOf = (request: GatewayRequest, token: string | null): Headers => {
  const headers = new Headers(request.headers)
  const own = { Accept: 'application/json', ...cacheHeaders(request), ...identityHeaders(request.sends ?? []) }
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** Sends once, under the timeout; what the browser throws becomes network or timeout, an abort stays an abort. */
const send = async (address: string, request: GatewayRequest, token: string | null): Promise<Response> => {
  const { signal, operation = '' } = request
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  try {
    return await fetch(address, {
      method: request.method ?? 'GET',
      body: request.body ?? null,
      headers: headersOf(request, token),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'omit',
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    const kind = timeout.aborted ? 'timeout' : 'network'
    throw new GatewayError(TEXT[kind], { kind, operation, cause })
  }
}

/** The token for a call. A refresh that cannot reach the gateway is the call's own network failure. */
const tokenFor = async (operation: string, renew?: string | null): Promise<string | null> => {
  try {
    return renew === undefined ? await getAccessToken() : (await refreshAccessToken(renew)).token
  } catch (cause) {
    if (isRefusal(cause)) {
      throw new GatewayError('Sesi Habis', { kind: 'client', operation, status: 401, cause })
    }
    throw new GatewayError(TEXT.network, { kind: 'network', operation, cause })
  }
}

const exchange = async (address: string, request: GatewayRequest): Promise<Response> => {
  const { operation = '' } = request
  if (request.anonymous) return send(address, request, null)
  const token = await tokenFor(operation)
  const response = await send(address, request, token)
  if (response.status !== 401 || !token) return response
  return send(address, request, await tokenFor(operation, token))
}

/**
 * The one door to the gateway: base address, headers, token, timeout, refresh, errors and the check of the
 * answer are decided here for every generated call (sections 7 and 8).
 * @param path path and query, as generated
 * @param request options of the call with the facts of its operation
 * @returns the answer as the gateway sent it; a File for downloads
 * @throws GatewayError
 */
export const fetcher = async <T>(path: string, request: GatewayRequest): Promise<T> => {
  const { operation = '', method = 'GET' } = request
  const address = baseOf(request) + withoutNulls(path)
  const early = method === 'GET' ? await takeEarly(address)?.catch(() => undefined) : undefined
  const response = early?.ok ? early : await exchange(address, request)
  if (!response.ok) throw await failureOf(response, operation)
  const answer = request.answer === 'file' ? fileOf(response, operation) : jsonOf(response, { ...request, operation })
  return (await answer) as T
}
