import { isRecord } from '#shared/is-record.ts'

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

const isTokenAnswer = (value: unknown): value is TokenAnswer =>
  isRecord(value) && typeof value['access_token'] === 'string' && typeof value['refresh_token'] === 'string'

const REFUSED = new Set([400, 401, 403])
const TIMEOUT_MS = 60_000

/**
 * Exchanges a refresh token (grant type refresh_token, client id web, scope all).
 * @throws RefreshRefused when the gateway refuses for good; any other error means: not known, ask again later
 */
export const requestRefresh = async (
  gatewayUrl: string,
  collegeId: string,
  refreshToken: string,
): Promise<TokenAnswer> => {
  const response = await fetch(`${gatewayUrl}/v2/access_token`, {
    method: 'POST',
    headers: { 'college-id': collegeId, 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', client_id: 'web', scope: 'all', refresh_token: refreshToken }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (REFUSED.has(response.status)) throw new RefreshRefused(`HTTP ${response.status}`)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const answer: unknown = await response.json()
  if (!isTokenAnswer(answer)) throw new Error('token answer without tokens')
  return answer
}
