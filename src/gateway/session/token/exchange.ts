import { postToTabs } from '../tab-channel.ts'
import type { AccessToken } from './access-token-type.ts'
import { hold, isCurrent, toAccessToken } from './held-token.ts'
import { RefreshRefused, requestRefresh, type TokenAnswer } from './token-request.ts'
import { type StoredSession, saveSession } from './token-store.ts'

/** Where a refresh goes, and for which campus. */
export interface Address {
  gatewayUrl: string
  collegeId: string
}

/** Takes the tokens of an answer for a session: the access token to memory, the refresh token to storage. */
export const take = (answer: TokenAnswer, id: string): AccessToken =>
  hold(toAccessToken(answer, saveSession(answer.refresh_token, Date.now(), id)))

/**
 * Exchanges a stored refresh token. Tokens of a session that was ended or replaced while they were on their way
 * are dropped.
 * @throws RefreshRefused by the gateway, or since the session is not there any more; other errors are passing
 */
export const exchange = async (stored: StoredSession, { gatewayUrl, collegeId }: Address): Promise<AccessToken> => {
  const answer = await requestRefresh(gatewayUrl, collegeId, stored.refreshToken)
  if (!isCurrent(stored)) throw new RefreshRefused('ended meanwhile')
  const token = take(answer, stored.id)
  postToTabs(token)
  return token
}
