import { storedKey } from '#shared/storage/browser-storage.ts'

/** A browser that blocks the data of a site refuses its locks too, each of them, and says so only when it is asked. */
let isRefused = false

const lockManager = (): LockManager | null =>
  isRefused ? null : ((navigator as { locks?: LockManager | null }).locks ?? null)

/** Whether this browser has Web Locks and, as far as it was asked, gives them. */
export const hasLocks = (): boolean => lockManager() !== null

interface Attempt<T> {
  /** With the lock; with null at once where somebody else has it and `ifAvailable` was asked. */
  action: (lock: Lock | null) => Promise<T>
  /** In its place where the browser has no locks, or refuses them. */
  without: () => Promise<T>
  ifAvailable?: true
}

/** Runs an action with a lock of the browser. @param name the same name is the same lock in every tab */
export const requestLock = async <T>(name: string, { action, without, ifAvailable }: Attempt<T>): Promise<T> => {
  const locks = lockManager()
  if (!locks) return without()
  const told = { isAnswered: false }
  const run = (lock: Lock | null) => {
    told.isAnswered = true
    return action(lock)
  }
  const key = storedKey(name)
  try {
    return await (ifAvailable ? locks.request(key, { ifAvailable }, run) : locks.request(key, run))
  } catch (error) {
    if (told.isAnswered) throw error
    isRefused = true
    return without()
  }
}
