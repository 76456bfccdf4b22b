import { cancelReads, holdCalls } from '#gateway/query/query-client.ts'
import { closeSession, endSession, isSealed, ownSession } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { outlivesSession } from '#gateway/writes/open-writes.ts'
import { revokeToken } from '#generated/login/sesi/sesi.ts'
import { forgetDirtyForms } from '#shared/state/dirty-forms.ts'
import { wait } from '#shared/state/wait.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { PUSH_TOKEN } from '../push/push-token-name.ts'

/** Readings, 16: logging out completes within 5 s whatever the network does; one of them is for what is persisted here. */
const REVOKE_MS = 4000

const revoke = async (token: string, options?: { keepalive: boolean; anonymous: boolean }): Promise<void> => {
  try {
    await revokeToken({ token, token_type_hint: 'refresh_token', client_id: 'web' }, options)
  } catch {
    // The session ends on this device all the same; the token dies of age.
  }
}

/** Section 4: the push topic first, while there is still a session to say it with; then the session itself. */
const leaveGateway = async (): Promise<void> => {
  if (!ownSession()) return
  if (localStore.get(PUSH_TOKEN) !== null) {
    await import('../push/later-push.ts').then(({ endPush }) => endPush()).catch(() => undefined) // no network, no push service
  }
  const session = ownSession() // a refresh may have renewed it
  if (session) await revoke(session.refreshToken)
}

/** IndexedDB may be busy or blocked; without its owner, which goes at once, nothing kept can be read, and the login wipes. */
const WIPE_MS = 1000

const wipe = async (): Promise<void> => (await import('#gateway/offline/persisted-answers.ts')).wipePersisted()

const forgetHere = async (isKept?: (name: string) => boolean): Promise<void> => {
  endSession('logout')
  forgetDirtyForms()
  sessionStore.clear()
  if (readSession()) return // somebody else has signed in since: what stands here now is theirs
  localStore.clear(isKept)
  await Promise.race([wipe().catch(() => undefined), wait(WIPE_MS)])
}

/**
 * Ends the session of this page: push topic, tokens, and everything on this device. Nothing else is sent from then on. The
 * one way out, for logging out and for switching to another account.
 * @param isKept names in local storage that stay
 */
export const leaveAndForget = async (isKept?: (name: string) => boolean): Promise<void> => {
  // What is asked now, or is on its way, would meet a token that is revoked.
  holdCalls(() => new Promise(() => undefined))
  cancelReads()
  closeSession() // for those that no query asks: a ticket of the chat
  await Promise.race([leaveGateway(), wait(REVOKE_MS)])
  await forgetHere(isKept)
}

/** Leaving the page after 'Sesi Habis' (section 4): the browser takes the call along, nothing waits for its answer. */
export const logOutNow = (): void => {
  const session = ownSession()
  if (session) void revoke(session.refreshToken, { keepalive: true, anonymous: true }) // a new access token would come too late
  void forgetHere(outlivesSession)
}

/**
 * Section 4: log out, forget everything on this device, go to '/' with a fresh page. After 'Sesi Habis' what was typed and
 * what is open stays: nobody chose to leave.
 * @param isConfirming false where the person could not be asked about what is open: it stays then, too
 */
export const logOut = async (isConfirming = !isSealed()): Promise<void> => {
  await leaveAndForget(isConfirming ? undefined : outlivesSession)
  window.location.replace('/')
}
