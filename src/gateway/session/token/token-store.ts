import { localStore, readJson, storedKey } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** What is kept of a session between visits. The access token is never stored. */
export interface StoredSession {
  /** Random: each refresh keeps it, each sign-in makes another. Empty for one that was stored before there were ids. */
  id: string
  refreshToken: string
  /** Milliseconds since 1970. */
  savedAt: number
  /** Grows with each refresh, so that tabs know whose tokens are newer; begins with the time, so that no two sessions share one. */
  generation: number
}

const NAME = 'refresh_token'
const EXPIRED = 'session_expired'
/** Section 7: refresh token max age 2592000 s. */
const MAX_AGE_MS = 2_592_000_000
/** Nobody comes back after a year: a token that looks older was saved, or is looked at, by a wrong clock. */
const BELIEVED_MS = 31_536_000_000

/** The stored session, or null when there is none or it can not be read. */
export const readSession = (): StoredSession | null => {
  const raw = readJson(localStore, NAME)
  if (!isRecord(raw) || typeof raw['refreshToken'] !== 'string') return null
  const { id, refreshToken, savedAt, generation } = raw
  return {
    id: typeof id === 'string' ? id : '',
    refreshToken,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    generation: typeof generation === 'number' ? generation : 0,
  }
}

/** Stores a refresh token as the newest generation. @param id of the session that begins or goes on with it */
export const saveSession = (refreshToken: string, savedAt: number, id: string): StoredSession => {
  const session = { id, refreshToken, savedAt, generation: Math.max((readSession()?.generation ?? 0) + 1, savedAt) }
  localStore.set(NAME, JSON.stringify(session))
  return session
}

/** Removes the session; every other tab learns it from the storage event. */
export const clearSession = (): void => localStore.remove(NAME)

/** The idle hour is over (section 4): whoever opens a page now is nobody, until the logout or the next login. */
export const markExpired = (): void => {
  localStore.set(EXPIRED, 'true')
}

/** Whether a page ended on 'Sesi Habis' and could not log out any more. */
export const isMarkedExpired = (): boolean => localStore.get(EXPIRED) !== null

/** Forgets the mark: somebody has signed in. */
export const unmarkExpired = (): void => localStore.remove(EXPIRED)

/** A guess for the first paint only: whether the refresh token can still be good. The gateway decides. */
export const mayBeSignedIn = (now: number): boolean => {
  const session = isMarkedExpired() ? null : readSession()
  if (!session) return false
  const age = now - session.savedAt
  return age < MAX_AGE_MS || age > BELIEVED_MS
}

/**
 * Calls back when another tab has changed the stored session, and when Back brings this page out of the browser's
 * memory, where it hears of nothing.
 */
export const onSessionStored = (listener: () => void): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storedKey(NAME)) listener()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
