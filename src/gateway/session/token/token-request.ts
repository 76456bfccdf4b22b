import { isRecord } from '#shared/text/is-record.ts'
import { deadline } from '../start/deadline.ts'

/** The part of the token answer that a session needs (POST /v2/access_token, section 7). */
export interface TokenAnswer {
  access_token: string
  refresh_token: string
  /** Seconds; absent when the gateway does not say. */
  expires_in?: number | null | undefined
}

/** Refusal by the gateway: the refresh token is used up, revoked or too old. */
export class RefreshRefused extends Error {
  override name = 'RefreshRefused'
}

/** Checks the name, because the boot script has its own copy of the class. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'RefreshRefused'

/** Returns the response that made a refresh fail without refusing it, or null when none arrived. */
export const answerBehind = (error: unknown): Response | null =>
  isRecord(error) && error['response'] instanceof Response ? error['response'] : null

const isTokenAnswer = (value: unknown): value is TokenAnswer =>
  isRecord(value) && typeof value['access_token'] === 'string' && typeof value['refresh_token'] === 'string'

const TIMEOUT_MS = 60_000

/**
 * Returns whether a response is a refusal: 400 or 401 in the gateway's own form, or without a body. An HTML page
 * (captive portal, proxy) says nothing about a token.
 */
const isRefused = (status: number, text: string): boolean => {
  if (status !== 400 && status !== 401) return false
  try {
    return !text.trim() || isRecord(JSON.parse(text))
  } catch {
    return false
  }
}

/** Sends the request and reads the whole response within one time limit. */
const post = async (address: string, headers: Record<string, string>, body: unknown) => {
  const limit = deadline(TIMEOUT_MS)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: limit.signal,
      credentials: 'omit',
    })
    return { response, text: await response.text() }
  } finally {
    limit.end()
  }
}

/**
 * Exchanges a refresh token (grant type refresh_token, client id web, scope all).
 * @throws RefreshRefused when the gateway refuses for good; after any other error the outcome is unknown and a later
 * call may succeed
 */
export const requestRefresh = async (
  gatewayUrl: string,
  collegeId: string,
  refreshToken: string,
): Promise<TokenAnswer> => {
  const { response, text } = await post(
    `${gatewayUrl}/v2/access_token`,
    { 'college-id': collegeId },
    { grant_type: 'refresh_token', client_id: 'web', scope: 'all', refresh_token: refreshToken },
  )
  const { status, headers } = response
  if (isRefused(status, text)) throw new RefreshRefused(`HTTP ${status}`)
  if (status >= 400)
    throw Object.assign(new Error(`HTTP ${status}`), { response: new Response(text, { status, headers }) })
  const tokens: unknown = JSON.parse(text)
  if (!isTokenAnswer(tokens)) throw new Error('token answer without tokens')
  return tokens
}
