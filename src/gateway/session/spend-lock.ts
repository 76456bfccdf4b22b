import { hasLocks, requestLock } from '../writes/locks.ts'
import type { StoredSession } from './token/token-store.ts'

// A refresh token is good once. A browser may keep a copy of localStorage in each of its processes, so another tab reads
// a token that is used up for a little longer; the list of locks is one for all tabs. Whoever spends a token holds the
// lock with the name of its generation, and keeps it: nobody else gets it out of an old copy.

const PREFIX = 'spends.'
/** Storage that is later than so many renewals is none. */
const KEPT = 20

/** The right to spend one refresh token. */
export interface SpendLock {
  /** It is spent: kept for as long as this page lives. */
  keep: () => void
  /** It may be spent again. */
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

/** Whether such a lock says who may spend a token; where the browser gives no locks only a turn does (lock.ts). */
export const hasSpendLocks = hasLocks

/**
 * Locks the refresh token of a session, in one answer of the browser: each takes a busy phone long.
 * @returns null where another tab is spending it, or has spent it; and where the browser has just refused its locks, so
 *   that the token waits for its turn
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
