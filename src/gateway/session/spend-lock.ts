import { hasLocks, requestLock } from '../writes/locks.ts'
import type { StoredSession } from './token/token-store.ts'

// A refresh token can be spent once. A browser may keep a copy of localStorage in each of its processes, so another tab
// may still read a spent token for a while; the lock manager is shared by all tabs. A tab that spends a token takes the
// lock named after its generation and never releases it, so no other tab can spend the token from a stale copy.

const PREFIX = 'spends.'
/** Locks of this many spent tokens are held. Storage is never further behind than that. */
const KEPT = 20

/** The right to spend one refresh token. */
export interface SpendLock {
  /** Keeps the lock for as long as this page lives: the token is spent. */
  keep: () => void
  /** Releases the lock: the token may be spent again. */
  release: () => void
}

const kept: (() => void)[] = []

const toSpendLock = (free: () => void): SpendLock => ({
  keep: () => {
    kept.push(free)
    if (kept.length > KEPT) kept.shift()?.()
  },
  release: free,
})

/**
 * Returns whether the browser provides locks to decide which tab may spend a token. If not, only the session lock
 * decides (lock.ts).
 */
export const hasSpendLocks = hasLocks

/**
 * Locks the refresh token of a session in one round trip to the browser, because each takes long on a busy phone.
 * @returns null when another tab is spending or has spent it, and when the browser has just refused its locks, so that
 * the caller waits for the session lock
 */
export const lockToken = ({ generation }: StoredSession): Promise<SpendLock | null> => {
  if (!hasSpendLocks()) return Promise.resolve(toSpendLock(() => undefined))
  return new Promise((resolve, reject) => {
    const action = async (lock: Lock | null) => {
      if (!lock) resolve(null)
      else await new Promise<void>((free) => resolve(toSpendLock(free)))
    }
    const without = () => {
      resolve(null)
      return Promise.resolve()
    }
    requestLock(PREFIX + String(generation), { ifAvailable: true, action, without }).catch(reject)
  })
}
