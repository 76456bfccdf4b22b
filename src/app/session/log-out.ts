import { endSession } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token-store.ts'
import { revokeToken } from '#generated/login/sesi/sesi.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'

/** Readings, 16: logging out completes within 5 s whatever the network does. */
const REVOKE_MS = 5000

const atMost = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const revoke = async (token: string): Promise<void> => {
  try {
    await revokeToken({ token, token_type_hint: 'refresh_token', client_id: 'web' })
  } catch {
    // The session ends on this device all the same; the token dies of age.
  }
}

/** Section 4: log out, forget everything on this device, go to '/' with a fresh page. */
export const logOut = async (): Promise<void> => {
  const session = readSession()
  if (session) await Promise.race([revoke(session.refreshToken), atMost(REVOKE_MS)])
  endSession('logout')
  localStore.clear()
  sessionStore.clear()
  window.location.replace('/')
}
