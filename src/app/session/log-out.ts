import { cancelReads, holdCalls } from '#gateway/query/query-client.ts'
import { closeSession, endSession, isSealed, ownSession } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { disownPapers, mayHavePapers } from '#gateway/wallet/paper-marks.ts'
import { outlivesSession } from '#gateway/writes/open-writes.ts'
import { revokeToken } from '#generated/login/sesi/sesi.ts'
import { INSTALL_RECORD } from '#shared/browser/install-record-name.ts'
import { forgetDirtyForms } from '#shared/state/dirty-forms.ts'
import { wait } from '#shared/state/wait.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { PUSH_TOKEN } from '../push/push-token-name.ts'

/** Readings, 16: logout completes within 5 s regardless of the network. 1 s of it is for wiping persisted data. */
const REVOKE_MS = 4000

const revoke = async (token: string, options?: { keepalive: boolean; anonymous: boolean }): Promise<void> => {
  try {
    await revokeToken({ token, token_type_hint: 'refresh_token', client_id: 'web' }, options)
  } catch {
    // The session ends on this device anyway; the token expires by itself.
  }
}

/** Section 4: ends the push topic first, while the session is still valid, then the session. */
const leaveGateway = async (): Promise<void> => {
  if (!ownSession()) return
  if (localStore.get(PUSH_TOKEN) !== null) {
    await import('../push/later-push.ts').then(({ endPush }) => endPush()).catch(() => undefined) // without a network there is no push service either
  }
  const session = ownSession() // a refresh may have renewed the token
  if (session) await revoke(session.refreshToken)
}

/**
 * IndexedDB may be busy or blocked. Its owner is removed at once, so nothing in it can be read, and the login wipes it.
 */
const WIPE_MS = 1000

const wipe = async (): Promise<void> => (await import('#gateway/offline/persisted-answers.ts')).wipePersisted()
const wipePapers = async (): Promise<void> => (await import('#gateway/wallet/papers.ts')).wipePapers()

/** How a session ends: 'left' by the user, or 'idle', when some papers stay on the device (ADR 36). */
type Ending = 'left' | 'idle'

const forgetHere = async (ending: Ending, isKept?: (name: string) => boolean): Promise<void> => {
  const hadPapers = mayHavePapers()
  endSession('logout')
  forgetDirtyForms()
  sessionStore.clear()
  if (readSession()) return // another user has signed in since: the stored data is theirs
  localStore.clear((name) => name === INSTALL_RECORD || isKept?.(name) === true)
  if (ending === 'left') disownPapers() // even when open writes are kept
  const wiping = [wipe(), ...(hadPapers && ending === 'left' ? [wipePapers()] : [])]
  await Promise.race([Promise.allSettled(wiping), wait(WIPE_MS)])
}

/**
 * Ends the session of this page: push topic, tokens, and all data on this device. Nothing else is sent from then on.
 * Used for logout and for switching to another account.
 * @param isKept returns whether a name in local storage is kept
 * @param ending 'idle' keeps the papers that outlive an idle session
 */
export const leaveAndForget = async (isKept?: (name: string) => boolean, ending: Ending = 'left'): Promise<void> => {
  // Calls started or in flight from now on would carry a revoked token.
  holdCalls(() => new Promise(() => undefined))
  cancelReads()
  closeSession() // for calls outside queries, such as a chat ticket
  await Promise.race([leaveGateway(), wait(REVOKE_MS)])
  await forgetHere(ending, isKept)
}

/**
 * Logs out while the page is left after 'Sesi Habis' (section 4): the browser sends the call in the background without
 * waiting for a response.
 */
export const logOutNow = (): void => {
  const session = ownSession()
  if (session) void revoke(session.refreshToken, { keepalive: true, anonymous: true }) // anonymous: there is no time to renew the access token
  void forgetHere('idle', outlivesSession)
}

/**
 * Section 4: logs out, removes all data from this device, opens '/' as a fresh page. After 'Sesi Habis' drafts and open
 * writes are kept, because the user did not choose to leave.
 * @param isConfirming false when the user could not be asked about open writes: they are kept then, too
 */
export const logOut = async (isConfirming = !isSealed()): Promise<void> => {
  await leaveAndForget(isConfirming ? undefined : outlivesSession, isSealed() ? 'idle' : 'left')
  window.location.replace('/')
}
