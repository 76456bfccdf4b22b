import { requestTokenFromTabs } from '../tab-channel.ts'
import type { AccessToken } from './access-token-type.ts'
import type { TokenAnswer } from './token-request.ts'
import { readSession, type StoredSession } from './token-store.ts'

/** A token this close to its expiry is renewed before the call, not after a 401. */
const RENEW_BEFORE_MS = 10_000

let held: AccessToken | null = null

/** Returns the access token in the memory of this tab. */
export const heldToken = (): AccessToken | null => held

/** Sets the access token of this tab, or clears it with null. */
export const hold = <T extends AccessToken | null>(token: T): T => {
  held = token
  return token
}

/** Returns whether a token may still be sent. */
export const isFresh = (token: AccessToken): boolean => performance.now() < token.staleAt

/** Marks a token that the gateway refused as stale: it is neither sent nor shared with other tabs as fresh. */
export const spoil = (used: string | null): void => {
  if (held?.token === used) held.staleAt = 0
}

/** Builds the access token from a response. Without a lifetime from the gateway, it is fresh until a 401. */
export const toAccessToken = (answer: TokenAnswer, { id, generation }: StoredSession): AccessToken => {
  const life = Number(answer.expires_in) * 1000 || Number.POSITIVE_INFINITY
  return {
    token: answer.access_token,
    session: id,
    generation,
    staleAt: performance.now() + Math.max(life - RENEW_BEFORE_MS, life / 2),
  }
}

/** Returns whether a stored session is still the current one of this browser: not ended, not replaced. */
export const isCurrent = ({ refreshToken }: StoredSession): boolean => readSession()?.refreshToken === refreshToken

/** Returns whether another tab or this one has already renewed, so that a newer token can be adopted. */
export const isBehind = ({ generation }: StoredSession): boolean =>
  held !== null && (isFresh(held) || generation > held.generation)

/**
 * Returns a newer token that another request or tab has received. Asks the other tabs only when the stored session is
 * newer than this tab's token.
 * @param used the refused token, which is never returned
 * @returns null when the gateway has to be asked
 */
export const adoptNewer = async (stored: StoredSession, used: string | null): Promise<AccessToken | null> => {
  if (!held || isFresh(held)) return held
  if (stored.generation <= held.generation) return null
  const told = await requestTokenFromTabs(stored)
  return told && told.token !== used && isFresh(told) && isCurrent(stored) ? hold(told) : null
}
