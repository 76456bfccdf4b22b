import { requestTokenFromTabs } from '../tab-channel.ts'
import type { AccessToken } from './access-token-type.ts'
import type { TokenAnswer } from './token-request.ts'
import { readSession, type StoredSession } from './token-store.ts'

/** A token this close to its end is renewed before the call, not after a 401. */
const RENEW_BEFORE_MS = 10_000

let held: AccessToken | null = null

/** The access token in the memory of this tab. */
export const heldToken = (): AccessToken | null => held

/** Puts a token into the memory of this tab, or nothing. */
export const hold = <T extends AccessToken | null>(token: T): T => {
  held = token
  return token
}

/** Whether a token may still be sent. */
export const isFresh = (token: AccessToken): boolean => performance.now() < token.staleAt

/** Notes that the gateway refused a token: it is neither sent nor given to other tabs as fresh again. */
export const spoil = (used: string | null): void => {
  if (held?.token === used) held.staleAt = 0
}

/** The access token of an answer. Where the gateway does not say how long it lasts, only a 401 says so. */
export const toAccessToken = (answer: TokenAnswer, { id, generation }: StoredSession): AccessToken => {
  const life = Number(answer.expires_in) * 1000 || Number.POSITIVE_INFINITY
  return {
    token: answer.access_token,
    session: id,
    generation,
    staleAt: performance.now() + Math.max(life - RENEW_BEFORE_MS, life / 2),
  }
}

/** Whether a stored session is still the one of this browser: not ended, not replaced. */
export const isCurrent = ({ refreshToken }: StoredSession): boolean => readSession()?.refreshToken === refreshToken

/** Whether another tab has renewed, or this one itself: there is a token to adopt before one is asked for. */
export const isBehind = ({ generation }: StoredSession): boolean =>
  held !== null && (isFresh(held) || generation > held.generation)

/**
 * A token that another request or tab has got meanwhile; asks the tabs only when the store is ahead of this one.
 * @param used the refused token, which is not taken back
 * @returns null when only the gateway can help
 */
export const adoptNewer = async (stored: StoredSession, used: string | null): Promise<AccessToken | null> => {
  if (!held || isFresh(held)) return held
  if (stored.generation <= held.generation) return null
  const told = await requestTokenFromTabs(stored)
  return told && told.token !== used && isFresh(told) && isCurrent(stored) ? hold(told) : null
}
