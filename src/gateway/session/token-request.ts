import { isRecord } from '#shared/is-record.ts'
import { postWhole, type WholeAnswer } from './post-whole.ts'

/** The part of the token answer that a session needs (POST /v2/access_token, section 7). */
export interface TokenAnswer {
  access_token: string
  refresh_token: string
  /** Seconds; absent when the gateway does not say. */
  expires_in?: number | null | undefined
}

/** The gateway said no: the refresh token is used up, revoked or too old. */
export class RefreshRefused extends Error {
  override name = 'RefreshRefused'
}

/** By name: the boot script has a copy of the class of its own. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'RefreshRefused'

/** The answer that made a refresh fail without refusing it, or null when none arrived. */
export const answerBehind = (error: unknown): Response | null =>
  isRecord(error) && error['response'] instanceof Response ? error['response'] : null

const isTokenAnswer = (value: unknown): value is TokenAnswer =>
  isRecord(value) && typeof value['access_token'] === 'string' && typeof value['refresh_token'] === 'string'

const TIMEOUT_MS = 60_000

/** 400 or 401 in the gateway's own form, or without a body. A page (captive portal, proxy) says nothing about a token. */
const isRefused = ({ status, text }: WholeAnswer): boolean => {
  if (status !== 400 && status !== 401) return false
  try {
    return !text.trim() || isRecord(JSON.parse(text))
  } catch {
    return false
  }
}

const toResponse = ({ status, contentType, text }: WholeAnswer): Response =>
  new Response(text, { status, headers: { 'Content-Type': contentType } })

/**
 * Exchanges a refresh token (grant type refresh_token, client id web, scope all).
 * @throws RefreshRefused when the gateway refuses for good; any other error means: not known, ask again later
 */
export const requestRefresh = async (
  gatewayUrl: string,
  collegeId: string,
  refreshToken: string,
): Promise<TokenAnswer> => {
  const answer = await postWhole(`${gatewayUrl}/v2/access_token`, {
    headers: { 'college-id': collegeId },
    body: { grant_type: 'refresh_token', client_id: 'web', scope: 'all', refresh_token: refreshToken },
    timeoutMs: TIMEOUT_MS,
  })
  const { status } = answer
  if (isRefused(answer)) throw new RefreshRefused(`HTTP ${status}`)
  if (status >= 400) throw Object.assign(new Error(`HTTP ${status}`), { response: toResponse(answer) })
  const tokens: unknown = JSON.parse(answer.text)
  if (!isTokenAnswer(tokens)) throw new Error('token answer without tokens')
  return tokens
}
