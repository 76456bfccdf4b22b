import { storedKey } from '#shared/storage/browser-storage.ts'
import { deadline } from '../session/start/deadline.ts'

/** Longest wait for a lock (readings, 156): a tab that the browser has suspended may hold it for hours. */
export const LOCK_WAIT_MS = 15_000

/** A browser that blocks the data of a site refuses its locks too, each of them, and says so only when it is asked. */
let isRefused = false

const lockManager = (): LockManager | null =>
  isRefused ? null : ((navigator as { locks?: LockManager | null }).locks ?? null)

/** Whether this browser has Web Locks and, as far as it was asked, gives them. */
export const hasLocks = (): boolean => lockManager() !== null

/** Another tab has held a lock for as long as this one waits. */
export class LockTimeout extends Error {
  override name = 'LockTimeout'
}

interface Attempt<T> {
  /** With the lock; with null at once where somebody else has it and `ifAvailable` was asked. */
  action: (lock: Lock | null) => Promise<T>
  /** In its place where the browser has no locks, or refuses them. */
  without: () => Promise<T>
  ifAvailable?: true
}

/**
 * Runs an action with a lock of the browser. The action may last longer than the wait for the lock.
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
