import { storedKey } from '#shared/storage/browser-storage.ts'
import type { StoredSession } from './token-store.ts'

// A refresh token is good once. A browser may keep a copy of localStorage in each of its processes, so another tab reads
// a token that is used up for a little longer; the list of locks is one for all tabs. Whoever spends a token holds the
// lock with the name of its generation, and keeps it: nobody else gets it out of an old copy.

const PREFIX = storedKey('spends.')
/** Storage that is later than so many renewals is none. */
const KEPT = 20

/** The right to spend one refresh token. */
export interface Claim {
  /** It is spent: kept for as long as this page lives. */
  keep: () => void
  /** It may be spent again. */
  giveBack: () => void
}

const kept: (() => void)[] = []

const toClaim = (free: () => void): Claim => ({
  keep: () => {
    kept.push(free)
    if (kept.length > KEPT) kept.shift()?.()
  },
  giveBack: free,
})

const lockManager = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks

/** Whether this browser has Web Locks; without them only a turn (lock.ts) says who may spend a token. */
export const hasClaims = (): boolean => lockManager() !== undefined

/**
 * Claims the refresh token of a session, in one answer of the browser: each takes a busy phone long.
 * @returns null where another tab is spending it, or has spent it
 */
export const claimToken = ({ generation }: StoredSession): Promise<Claim | null> => {
  const locks = lockManager()
  if (!locks) return Promise.resolve(toClaim(() => undefined))
  return new Promise((resolve, reject) => {
    const hold = async (lock: Lock | null) => {
      if (!lock) resolve(null)
      else await new Promise<void>((free) => resolve(toClaim(free)))
    }
    locks.request(PREFIX + String(generation), { ifAvailable: true }, hold).catch(reject)
  })
}
