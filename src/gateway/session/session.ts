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

/** Why a session ended: the gateway refused the refresh, another tab left or began another, or the person did. */
export type SessionEnd = 'refused' | 'elsewhere' | 'logout'

const LOCK = 'session'
/** Storage that has not caught up by then is taken as it is; it is looked at so often. */
const CATCH_UP_MS = 1000
const TURNS = 40

let flight: Promise<AccessToken> | null = null
/** Id of the session that this page takes part in; its end is reported once, however many calls learn of it. */
let own: string | null = null
/** This page has left its session, and may still show whose it was: it takes part in no other by itself. */
let isOver = false
/** Whether this page has ended on 'Sesi Habis', or its person is leaving. */
let sealed = false
let address: () => Address = () => ({ gatewayUrl: '', collegeId: '' })
const ended = createEmitter<SessionEnd>()

/** Calls back when the session ends. @returns the undo */
export const onSessionEnd = ended.subscribe

/** Ends the session of this tab only: what is stored by now may be the session of somebody else. */
const leave = (reason: SessionEnd): void => {
  hold(null)
  forgetPosted()
  if (own === null) return
  own = null
  isOver = true
  ended.emit(reason)
}

/**
 * The stored session, where it is the one of this page; a page without one takes part in what another tab has begun. A
 * page whose session was ended or replaced leaves.
 */
export const ownSession = (): StoredSession | null => {
  const stored = readSession()
  if (stored && own === null && !isOver) own = stored.id
  if (stored && stored.id === own) return stored
  leave('elsewhere')
  return null
}

/** Whether the session of this page is still there. Only looks: a component may ask while it is drawn. */
export const holdsSession = (): boolean => own !== null && readSession()?.id === own

/** Id of the session of this page, or null: what is bound to it ends with it. */
export const sessionId = (): string | null => own

/** This page shows nobody: it may take part in what another tab has begun since its own session ended. */
export const rejoinSession = (): void => {
  isOver = false
}

/** Ends the session in this tab and, through storage, in every other; what somebody else has begun since stays. */
export const endSession = (reason: SessionEnd): void => {
  sealed = false // there is nothing left to seal
  if (readSession()?.id === own) clearSession()
  leave(reason)
}

/** The person is leaving: nothing but the logout leaves this page any more. */
export const closeSession = (): void => {
  sealed = true
}

/**
 * The idle hour is over (section 4): from now on no call leaves this page, and the next page is nobody's. The refresh
 * token stays until the logout has revoked it.
 */
export const sealSession = (): void => {
  closeSession()
  if (ownSession()) markExpired()
}

/** Whether nothing but the logout may leave this page any more. */
export const isSealed = (): boolean => sealed

/** Takes the tokens of a login or code exchange: the access token to memory, the refresh token to storage. */
export const adoptTokens = (answer: TokenAnswer): AccessToken => {
  flight = null // a refresh still on its way belongs to the session before
  forgetIdentityHint() // before the tokens are stored: another tab may begin with them at once
  disownPersisted() // answers of the session before are shown to nobody whom user_info has not confirmed
  own = randomId()
  isOver = false
  sealed = false
  unmarkExpired()
  return take(answer, own)
}

/** Spends a refresh token in the one tab that may. @returns null where another tab is spending it, or has spent it */
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

/** A refusal counts only when no newer tokens have been stored meanwhile. */
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

/** Without a turn, where nobody else has renewed: the lock alone is one answer of the browser less to wait for. */
const refreshAtOnce = async (): Promise<AccessToken | null> => {
  const stored = ownSession()
  return stored && hasSpendLocks() && !isBehind(stored) ? spendOrEnd(stored) : null
}

/** What others have done is read in the turn. @param isDue storage has had its time: it is taken as it is */
const refreshInTurn = async (used: string | null, isDue: boolean): Promise<AccessToken | null> => {
  const stored = ownSession()
  if (!stored) throw new RefreshRefused('no session')
  return (await adoptNewer(stored, used)) ?? spendOrEnd(stored, isDue)
}

/**
 * One refresh per expiry across requests (one flight) and tabs: one of them has the lock, and the turn beside it; the
 * others wait for the turn, and until storage has caught up with what was spent.
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
        await atOnce.catch(() => null) // in flight outside the turn: it counts, however long the turn is waited for
        throw error
      }
    }
    atOnce.then(settle, () => undefined) // the turn below reports it
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
 * Renews the access token. Where another tab sent the new one (`told`), a refusal of it is worth one more renewal.
 * @param used the token that was refused, or null at the start of a page
 * @throws RefreshRefused when the session is over (it has been ended); other errors are passing
 */
export const refreshAccessToken = (used: string | null): Promise<AccessToken> => {
  spoil(used)
  return flight ?? fly(refreshAlone(used))
}

/**
 * The access token for a call, renewed when it is about to end.
 * @returns null when nobody is signed in, or somebody else than when this page began
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
 * @param where reads gateway address and campus for the refresh
 * @param booted the refresh that the boot script began; its token is adopted instead of asking again
 */
export const startSession = (where: () => Address, booted?: Promise<AccessToken | null>): void => {
  address = where
  if (isMarkedExpired()) localStore.clear(outlivesSession)
  isOver = false
  own = window.portalBoot?.session ?? readSession()?.id ?? null // the head script has begun to ask for it
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
  fly(refresh).catch(() => undefined) // each caller of getAccessToken gets the failure; none is lost here
}
