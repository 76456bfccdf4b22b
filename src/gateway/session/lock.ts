import { localStore } from '#shared/storage/browser-storage.ts'

const LEASE_MS = 10_000
const POLL_MS = 50

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const mine = `${String(performance.timeOrigin)}-${String(Math.random()).slice(2)}`

/** Without Web Locks (insecure origin): a lease in storage, written and read back before it counts. */
const withLease = async <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const key = `lease.${name}`
  const held = () => {
    const [owner, until] = (localStore.get(key) ?? '').split(' ')
    return owner !== mine && Number(until) > Date.now() && Number(until) <= Date.now() + LEASE_MS
  }
  for (;;) {
    while (held()) await wait(POLL_MS)
    localStore.set(key, `${mine} ${Date.now() + LEASE_MS}`)
    await wait(POLL_MS) // a tab that wrote in the same moment has overwritten ours by now
    if (!held()) break
  }
  try {
    return await action()
  } finally {
    localStore.remove(key)
  }
}

/**
 * Runs an action in one tab at a time.
 * @param name the same name is the same lock in every tab
 */
export const withLock = async <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? await locks.request(`portal.${name}`, action) : withLease(name, action)
}
