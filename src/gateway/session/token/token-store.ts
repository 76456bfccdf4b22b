import { localStore, readJson, storedKey } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** Stored part of a session. The access token is never stored. */
export interface StoredSession {
  /** Random: constant across refreshes, new with each sign-in. Empty for a session stored before ids existed. */
  id: string
  refreshToken: string
  /** Milliseconds since 1970. */
  savedAt: number
  /**
   * Increases with each refresh, so that tabs can tell whose tokens are newer. Starts with the time, so that no two
   * sessions share one.
   */
  generation: number
}

const NAME = 'refresh_token'
const EXPIRED = 'session_expired'
/** Section 7: refresh token max age 2592000 s. */
const MAX_AGE_MS = 2_592_000_000
/** Longest plausible age (a year). A token that looks older was saved or read with a wrong clock. */
const BELIEVED_MS = 31_536_000_000

/** Returns the stored session, or null when there is none or it is unreadable. */
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

/** Stores a refresh token as the newest generation. @param id of the new or continued session */
export const saveSession = (refreshToken: string, savedAt: number, id: string): StoredSession => {
  const session = { id, refreshToken, savedAt, generation: Math.max((readSession()?.generation ?? 0) + 1, savedAt) }
  localStore.set(NAME, JSON.stringify(session))
  return session
}

/** Removes the session. Other tabs learn of it from the storage event. */
export const clearSession = (): void => localStore.remove(NAME)

/** Marks the idle hour as over (section 4): new pages start signed out until the logout or the next login. */
export const markExpired = (): void => {
  localStore.set(EXPIRED, 'true')
}

/** Returns whether a page ended on 'Sesi Habis' and could not log out. */
export const isMarkedExpired = (): boolean => localStore.get(EXPIRED) !== null

/** Removes the mark after a sign-in. */
export const unmarkExpired = (): void => localStore.remove(EXPIRED)

/** Guesses whether the refresh token can still be valid, for the first paint only. The gateway decides. */
export const mayBeSignedIn = (now: number): boolean => {
  const session = isMarkedExpired() ? null : readSession()
  if (!session) return false
  const age = now - session.savedAt
  return age < MAX_AGE_MS || age > BELIEVED_MS
}

/**
 * Subscribes to changes of the stored session by another tab. Also calls the listener when the page returns from the
 * back/forward cache, where it receives no events.
 */
export const onSessionStored = (listener: () => void): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storedKey(NAME)) listener()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
