import { createEmitter } from '#shared/emitter.ts'
import type { AccessToken } from './access-token-type.ts'
import { withLock } from './lock.ts'
import { answerTabsWith, askTabs } from './tab-channel.ts'
import { isRefusal, RefreshRefused, requestRefresh, type TokenAnswer } from './token-request.ts'
import { clearSession, onSessionRemoved, readSession, type StoredSession, saveSession } from './token-store.ts'

/** Why a session ended: the gateway refused the refresh, another tab left, or the person did. */
export type SessionEnd = 'refused' | 'elsewhere' | 'logout'

interface Address {
  gatewayUrl: string
  collegeId: string
}

/** A token this close to its end is renewed before the call, not after a 401. */
const RENEW_BEFORE_MS = 10_000
/** Where the gateway does not say how long a token lasts, only a 401 tells. */
const UNKNOWN_LIFE_MS = Number.POSITIVE_INFINITY

let held: AccessToken | null = null
let flight: Promise<AccessToken> | null = null
let address: () => Address = () => ({ gatewayUrl: '', collegeId: '' })
const ended = createEmitter<SessionEnd>()

/** Calls back when the session ends. @returns the undo */
export const onSessionEnd = ended.subscribe

const isFresh = (token: AccessToken): boolean => performance.now() < token.staleAt - RENEW_BEFORE_MS

const hold = (answer: TokenAnswer, generation: number): AccessToken => {
  const life = answer.expires_in ? answer.expires_in * 1000 : UNKNOWN_LIFE_MS
  held = { token: answer.access_token, generation, staleAt: performance.now() + life }
  return held
}

/** Takes the tokens of a login, code exchange or refresh: the access token to memory, the refresh token to storage. */
export const adoptTokens = (answer: TokenAnswer): AccessToken =>
  hold(answer, saveSession(answer.refresh_token, Date.now()).generation)

/** Ends the session in this tab and, through storage, in every other. */
export const endSession = (reason: SessionEnd): void => {
  held = null
  clearSession()
  ended.emit(reason)
}

const exchange = async (stored: StoredSession): Promise<AccessToken> => {
  const { gatewayUrl, collegeId } = address()
  return adoptTokens(await requestRefresh(gatewayUrl, collegeId, stored.refreshToken))
}

/** A token that another request or tab has got since `used` was refused. */
const adoptNewer = async (stored: StoredSession, used: string | null): Promise<AccessToken | null> => {
  if (held && held.token !== used && isFresh(held)) return held
  const isBehind = held !== null && stored.generation > held.generation
  const told = isBehind ? await askTabs(stored.generation) : null
  if (told) held = told
  return told
}

/** A refusal counts only when no other tab has stored newer tokens meanwhile. */
const exchangeOrEnd = async (stored: StoredSession): Promise<AccessToken> => {
  try {
    return await exchange(stored)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const newer = readSession()
    if (newer && newer.generation !== stored.generation) return exchange(newer)
    endSession('refused')
    throw error
  }
}

/** One refresh per expiry across requests (one flight) and tabs (lock, then storage read again). */
const refreshLocked = async (used: string | null): Promise<AccessToken> => {
  const stored = readSession()
  if (!stored) {
    endSession('elsewhere')
    throw new RefreshRefused('no session')
  }
  return (await adoptNewer(stored, used)) ?? exchangeOrEnd(stored)
}

/**
 * Renews the access token.
 * @param used the token that was refused, or null at the start of a page
 * @throws RefreshRefused when the session is over (it has been ended); other errors are passing
 */
export const refreshAccessToken = (used: string | null): Promise<AccessToken> => {
  flight ??= withLock('session', () => refreshLocked(used)).finally(() => {
    flight = null
  })
  return flight
}

/**
 * The access token for a call, renewed when it is about to end.
 * @returns null when nobody is signed in
 */
export const getAccessToken = async (): Promise<string | null> => {
  if (flight) return (await flight).token
  if (held && isFresh(held)) return held.token
  if (!readSession()) return null
  return (await refreshAccessToken(held?.token ?? null)).token
}

/**
 * Starts the session of this page.
 * @param where reads gateway address and campus for the refresh
 * @param booted the refresh that the boot script began; its token is adopted instead of asking again
 */
export const startSession = (where: () => Address, booted?: Promise<AccessToken | null>): void => {
  address = where
  answerTabsWith(() => held)
  onSessionRemoved(() => {
    if (held) endSession('elsewhere')
  })
  if (!booted) return
  flight = booted
    .then((token) => {
      if (!token) throw new RefreshRefused('boot')
      held = token
      return token
    })
    .catch((error: unknown) => {
      if (!isRefusal(error)) return withLock('session', () => refreshLocked(null))
      endSession('refused')
      throw error
    })
    .finally(() => {
      flight = null
    })
  flight.catch(() => undefined) // each caller of getAccessToken gets the failure; none is lost here
}
