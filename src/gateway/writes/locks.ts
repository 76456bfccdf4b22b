import { storedKey } from '#shared/storage/browser-storage.ts'
import { deadline } from '../session/start/deadline.ts'

/** Longest wait for a lock (readings, 156): a suspended tab may hold it for hours. */
export const LOCK_WAIT_MS = 15_000

/**
 * True once the browser has refused a lock. A browser that blocks site data refuses every lock, but only on request.
 */
let isRefused = false

const lockManager = (): LockManager | null =>
  isRefused ? null : ((navigator as { locks?: LockManager | null }).locks ?? null)

/** Returns whether this browser has Web Locks and has not refused one so far. */
export const hasLocks = (): boolean => lockManager() !== null

/** Thrown when another tab has held a lock for the whole wait. */
export class LockTimeout extends Error {
  override name = 'LockTimeout'
}

interface Attempt<T> {
  /** Runs with the lock, or at once with null when `ifAvailable` is set and the lock is taken. */
  action: (lock: Lock | null) => Promise<T>
  /** Runs instead when the browser has no locks or refuses them. */
  without: () => Promise<T>
  ifAvailable?: true
}

/**
 * Runs an action with a browser lock. The action may take longer than the wait for the lock.
 * @param name the same name is the same lock in every tab
 * @throws LockTimeout when the lock was not free in time
 */
export const requestLock = async <T>(name: string, { action, without, ifAvailable }: Attempt<T>): Promise<T> => {
  const locks = lockManager()
  if (!locks) return without()
  const told = { isAnswered: false }
  const limit = deadline(LOCK_WAIT_MS)
  const run = (lock: Lock | null) => {
    told.isAnswered = true
    limit.end()
    return action(lock)
  }
  const key = storedKey(name)
  try {
    return await locks.request(key, ifAvailable ? { ifAvailable } : { signal: limit.signal }, run)
  } catch (error) {
    if (told.isAnswered) throw error
    if (limit.signal.aborted) throw new LockTimeout(name)
    limit.end()
    isRefused = true
    return without()
  }
}
