import { wait } from '#shared/state/wait.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { requestLock } from '../writes/locks.ts'

/** Longest time for which a crashed tab blocks the others. */
const LEASE_MS = 10_000
const RENEW_MS = 3_000
const POLL_MS = 50

/**
 * Fallback without Web Locks (insecure origin, blocked site data): a lease in storage, written and read back before it
 * counts.
 */
const withLease = async <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const key = `lease.${name}`
  const mine = String(Math.random()) // random per action, so that two actions of one tab exclude each other too
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
    await wait(POLL_MS) // a tab that wrote at the same moment has overwritten this lease by now
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
 * @throws LockTimeout when another tab holds the browser lock for too long; the lease of a suspended tab expires
 */
export const withLock = <T>(name: string, action: () => Promise<T>): Promise<T> =>
  requestLock(name, { action, without: () => withLease(name, action) })

/**
 * Runs an action only if the lock is free, without queueing for it: a suspended background page would be granted the
 * lock and never release it. Without Web Locks the lease of a suspended page expires by itself.
 * @returns undefined when another tab holds the lock
 */
export const tryLock = <T>(name: string, action: () => Promise<T>): Promise<T | undefined> =>
  requestLock<T | undefined>(name, {
    ifAvailable: true,
    action: (lock) => (lock ? action() : Promise.resolve(undefined)),
    without: () => withLease(name, action),
  })
