import { createEmitter } from '#shared/state/emitter.ts'
import { randomId } from '#shared/state/random-id.ts'
import { wait } from '#shared/state/wait.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { disownPersisted } from '../offline/persisted-name.ts'
import { outlivesSession } from '../writes/open-writes.ts'
import { forgetIdentityHint } from './identity.ts'
import { withLock } from './lock.ts'
import { hasSpendLocks, lockToken } from './spend-lock.ts'
import { answerTabsWith, forgetPosted } from './tab-channel.ts'
import type { AccessToken } from './token/access-token-type.ts'
import { type Address, exchange, take } from './token/exchange.ts'
import { adoptNewer, heldToken, hold, isBehind, isCurrent, isFresh, spoil } from './token/held-token.ts'
import { isRefusal, RefreshRefused, type TokenAnswer } from './token/token-request.ts'
import {
  clearSession,
  isMarkedExpired,
  markExpired,
  onSessionStored,
  readSession,
  type StoredSession,
  unmarkExpired,
} from './token/token-store.ts'

/**
 * Reason for the end of a session: the refresh was refused, another tab ended or replaced the session, or the user
 * logged out.
 */
export type SessionEnd = 'refused' | 'elsewhere' | 'logout'

const LOCK = 'session'
/** Longest wait for storage to catch up, divided into TURNS checks. After that it is used as it is. */
const CATCH_UP_MS = 1000
const TURNS = 40

let flight: Promise<AccessToken> | null = null
/** Id of the session of this page. Its end is reported once, however many calls notice it. */
let own: string | null = null
/**
 * True when this page has left its session but may still show its user: it then does not join another session by
 * itself.
 */
let isOver = false
/** True when this page has ended on 'Sesi Habis', or the user is logging out. */
let sealed = false
let address: () => Address = () => ({ gatewayUrl: '', collegeId: '' })
const ended = createEmitter<SessionEnd>()

/** Subscribes to the end of the session. @returns an unsubscribe function */
export const onSessionEnd = ended.subscribe

/** Ends the session in this tab only. The stored session may already belong to another user. */
const leave = (reason: SessionEnd): void => {
  hold(null)
  forgetPosted()
  if (own === null) return
  own = null
  isOver = true
  ended.emit(reason)
}

/**
 * Returns the stored session if it is the one of this page. A page without a session joins one that another tab has
 * started. A page whose session was ended or replaced leaves it.
 */
export const ownSession = (): StoredSession | null => {
  const stored = readSession()
  if (stored && own === null && !isOver) own = stored.id
  if (stored && stored.id === own) return stored
  leave('elsewhere')
  return null
}

/** Returns whether this page still has a session. Has no side effects, so it is safe to call during render. */
export const holdsSession = (): boolean => own !== null && readSession()?.id === own

/** Returns the id of the session of this page, or null. Data bound to it ends with the session. */
export const sessionId = (): string | null => own

/** Allows this page to join a session that another tab has started. Called when the page shows no user any more. */
export const rejoinSession = (): void => {
  isOver = false
}

/** Ends the session in this tab and, through storage, in all others. A newer session of another user stays. */
export const endSession = (reason: SessionEnd): void => {
  sealed = false // nothing is left to seal
  if (readSession()?.id === own) clearSession()
  leave(reason)
}

/** Blocks all calls of this page except those of the logout. */
export const closeSession = (): void => {
  sealed = true
}

/**
 * Seals the session when the idle hour is over (section 4): blocks all calls of this page except the logout, and the
 * next page starts signed out. The refresh token stays until the logout has revoked it.
 */
export const sealSession = (): void => {
  closeSession()
  if (ownSession()) markExpired()
}

/** Returns whether only calls of the logout may be sent. */
export const isSealed = (): boolean => sealed

/** Stores the tokens of a login or code exchange: the access token in memory, the refresh token in storage. */
export const adoptTokens = (answer: TokenAnswer): AccessToken => {
  flight = null // a refresh in flight belongs to the previous session
  forgetIdentityHint() // before the tokens are stored: another tab may use them at once
  disownPersisted() // responses of the previous session must not be shown before user_info confirms the user
  own = randomId()
  isOver = false
  sealed = false
  unmarkExpired()
  return take(answer, own)
}

/** Spends a refresh token if this tab may. @returns null when another tab is spending or has spent it */
const spend = async (stored: StoredSession, isDue: boolean): Promise<AccessToken | null> => {
  const lock = await lockToken(stored)
  if (!lock && !isDue) return null
  try {
    const token = await exchange(stored, address())
    lock?.keep()
    return token
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** Spends a refresh token, and ends the session on a refusal, unless newer tokens have been stored meanwhile. */
const spendOrEnd = async (stored: StoredSession, isDue = false): Promise<AccessToken | null> => {
  try {
    return await spend(stored, isDue)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const newer = ownSession()
    if (newer && !isCurrent(stored)) return spend(newer, isDue)
    if (newer) endSession('refused')
    throw error
  }
}

/**
 * Refreshes without the session lock if no other tab has renewed: the token's own lock alone saves one round trip to
 * the browser.
 */
const refreshAtOnce = async (): Promise<AccessToken | null> => {
  const stored = ownSession()
  return stored && hasSpendLocks() && !isBehind(stored) ? spendOrEnd(stored) : null
}

/**
 * Adopts a newer token or refreshes, while holding the session lock. @param isDue storage has had its time to catch up
 * and is used as it is
 */
const refreshInTurn = async (used: string | null, isDue: boolean): Promise<AccessToken | null> => {
  const stored = ownSession()
  if (!stored) throw new RefreshRefused('no session')
  return (await adoptNewer(stored, used)) ?? spendOrEnd(stored, isDue)
}

/**
 * Renews once per expiry across requests (one flight) and tabs. One tab gets the token's lock and the session lock; the
 * others wait for the session lock and for storage to catch up with the spent token.
 */
const refreshAlone = (used: string | null): Promise<AccessToken> =>
  new Promise((resolve, reject) => {
    const atOnce = refreshAtOnce()
    const settle = (token: AccessToken | null) => {
      if (token) resolve(token)
      return token !== null
    }
    const takeTurns = async () => {
      try {
        let isDone = await withLock(LOCK, async () => settle((await atOnce) ?? (await refreshInTurn(used, false))))
        for (let turn = 1; !isDone; turn += 1) {
          await wait(CATCH_UP_MS / TURNS)
          isDone = await withLock(LOCK, async () => settle(await refreshInTurn(used, turn >= TURNS)))
        }
      } catch (error) {
        await atOnce.catch(() => null) // in flight without the session lock: its result counts even if waiting for the lock failed
        throw error
      }
    }
    atOnce.then(settle, () => undefined) // takeTurns reports the failure
    takeTurns().catch(reject)
  })

const fly = (refresh: Promise<AccessToken>): Promise<AccessToken> => {
  const own = refresh.finally(() => {
    if (flight === own) flight = null
  })
  flight = own
  return own
}

/**
 * Renews the access token. A refused token that came from another tab (`told`) may be renewed once more.
 * @param used the token that was refused, or null at the start of a page
 * @throws RefreshRefused when the session is over (it has been ended); other errors are temporary
 */
export const refreshAccessToken = (used: string | null): Promise<AccessToken> => {
  spoil(used)
  return flight ?? fly(refreshAlone(used))
}

/**
 * Returns the access token for a call, renewed when it is about to expire.
 * @returns null when no user is signed in, or another one than when this page started
 */
export const getAccessToken = async (): Promise<string | null> => {
  if (!ownSession()) return null
  if (flight) return (await flight).token
  const held = heldToken()
  if (held && isFresh(held)) return held.token
  return (await refreshAccessToken(held?.token ?? null)).token
}

/**
 * Starts the session of this page.
 * @param where returns gateway address and campus for the refresh
 * @param booted the refresh that the boot script started; its token is adopted instead of sending another request
 */
export const startSession = (where: () => Address, booted?: Promise<AccessToken | null>): void => {
  address = where
  if (isMarkedExpired()) localStore.clear(outlivesSession)
  isOver = false
  own = window.portalBoot?.session ?? readSession()?.id ?? null // the session that the head script has started to refresh
  answerTabsWith(heldToken)
  onSessionStored(() => {
    if (own !== null) ownSession()
  })
  if (!booted) return
  const refresh = booted
    .then((token) => {
      if (!token || token.session !== own) throw new RefreshRefused('boot')
      return hold(token)
    })
    .catch((error: unknown) => {
      if (!isRefusal(error)) return refreshAlone(null)
      if (ownSession()) endSession('refused')
      throw error
    })
  fly(refresh).catch(() => undefined) // each caller of getAccessToken receives the failure
}
