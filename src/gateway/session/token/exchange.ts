import { postToTabs } from '../tab-channel.ts'
import type { AccessToken } from './access-token-type.ts'
import { hold, isCurrent, toAccessToken } from './held-token.ts'
import { RefreshRefused, requestRefresh, type TokenAnswer } from './token-request.ts'
import { type StoredSession, saveSession } from './token-store.ts'

/** Gateway address and campus of a refresh. */
export interface Address {
  gatewayUrl: string
  collegeId: string
}

/** Stores the tokens of a response for a session: the access token in memory, the refresh token in storage. */
export const take = (answer: TokenAnswer, id: string): AccessToken =>
  hold(toAccessToken(answer, saveSession(answer.refresh_token, Date.now(), id)))

/**
 * Exchanges a stored refresh token. Drops the new tokens if the session was ended or replaced during the request.
 * @throws RefreshRefused when the gateway refuses or the session has ended; other errors are temporary
 */
export const exchange = async (stored: StoredSession, { gatewayUrl, collegeId }: Address): Promise<AccessToken> => {
  const answer = await requestRefresh(gatewayUrl, collegeId, stored.refreshToken)
  if (!isCurrent(stored)) throw new RefreshRefused('ended meanwhile')
  const token = take(answer, stored.id)
  postToTabs(token)
  return token
}
