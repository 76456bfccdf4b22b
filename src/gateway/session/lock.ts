import { wait } from '#shared/state/wait.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { requestLock } from '../writes/locks.ts'

/** How long a crashed tab holds the others up. */
const LEASE_MS = 10_000
const RENEW_MS = 3_000
const POLL_MS = 50

/** Without Web Locks (insecure origin, blocked site data): a lease in storage, written and read back before it counts. */
const withLease = async <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const key = `lease.${name}`
  const mine = String(Math.random()) // of this action, so that two of one tab wait for each other too
  const isTaken = () => {
    const [owner, until] = (localStore.get(key) ?? '').split(' ')
    const left = Number(until) - Date.now()
    return owner !== mine && left > 0 && left <= LEASE_MS
  }
  const take = () => {
    if (!isTaken()) localStore.set(key, `${mine} ${Date.now() + LEASE_MS}`)
  }
  do {
    while (isTaken()) await wait(POLL_MS)
    take()
    await wait(POLL_MS) // a tab that wrote in the same moment has overwritten ours by now
  } while (isTaken())
  const renewal = setInterval(take, RENEW_MS) // the action may last longer than the lease
  try {
    return await action()
  } finally {
    clearInterval(renewal)
    if (!isTaken()) localStore.remove(key)
  }
}

/**
 * Runs an action in one tab at a time.
 * @param name the same name is the same lock in every tab
 * @throws LockTimeout when another tab holds the lock of the browser for too long; a lease of a suspended tab runs out
 */
export const withLock = <T>(name: string, action: () => Promise<T>): Promise<T> =>
  requestLock(name, { action, without: () => withLease(name, action) })

/**
 * The same without standing in line: a page in the background may be stopped altogether, and would get its turn and never
 * end it. Without Web Locks the lease of a page that is stopped runs out by itself.
 * @returns undefined where another tab has it
 */
export const tryLock = <T>(name: string, action: () => Promise<T>): Promise<T | undefined> =>
  requestLock<T | undefined>(name, {
    ifAvailable: true,
    action: (lock) => (lock ? action() : Promise.resolve(undefined)),
    without: () => withLease(name, action),
  })
