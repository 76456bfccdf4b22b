import { storedKey } from '#shared/storage/browser-storage.ts'
import { wait } from '#shared/wait.ts'
import { readSession, type StoredSession } from './token-store.ts'

// A browser may keep a copy of localStorage in each of its processes: what one tab has written reaches another a little
// later, and a busy machine makes that long enough for a second refresh with a token that is used up. The list of held
// locks is one for all tabs, so the newest generation stands there as the name of a lock.

const PREFIX = storedKey('generation.')
const POLL_MS = 25
/** Storage that does not catch up by then is taken as it is. */
const CATCH_UP_MS = 1000

const lockManager = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks

let release: () => void = () => undefined

/** Says to every tab that there is a newer generation; inside the lock of the refresh. */
export const announceGeneration = async (generation: number): Promise<void> => {
  const locks = lockManager()
  if (!locks) return
  const before = release
  await new Promise<void>((granted) => {
    const hold = () =>
      new Promise<void>((free) => {
        release = free
        granted()
      })
    void locks.request(PREFIX + String(generation), { mode: 'shared' }, hold)
  })
  before()
}

/** The session of this page is over: its generation says nothing any more. */
export const withdrawGeneration = (): void => release()

const heldLocks = async (): Promise<LockInfo[]> => (await lockManager()?.query())?.held ?? []

/**
 * Asks which locks are held, right behind the request for one of them: each answer of the browser takes a busy phone long.
 * @param name the lock that was requested
 * @returns null when this tab did not hold it yet: what is held is then to be asked inside it
 */
export const heldBeside = async (name: string): Promise<LockInfo[] | null> => {
  const locks = lockManager()
  if (!locks) return null
  // Tells which of all clients in the list is this page.
  const mine = storedKey(`asks.${Math.random()}`)
  locks.request(mine, { mode: 'shared' }, () => list).catch(() => undefined) // nor is anything told then
  const list = locks.query()
  const { held = [] } = await list.catch((): LockManagerSnapshot => ({})) // then it is asked inside the lock
  const me = held.find((lock) => lock.name === mine)?.clientId
  return me !== undefined && held.some((lock) => lock.name === name && lock.clientId === me) ? held : null
}

const newestGeneration = (held: LockInfo[]): number => {
  const generations = held.flatMap(({ name = '' }) =>
    name.startsWith(PREFIX) ? [Number(name.slice(PREFIX.length))] : [],
  )
  return Math.max(0, ...generations)
}

/**
 * The stored session as the last refresh of any tab left it. Inside the lock of the refresh.
 * @param beside what heldBeside told of that lock
 */
export const settledSession = async (beside?: Promise<LockInfo[] | null>): Promise<StoredSession | null> => {
  const newest = newestGeneration((await beside) ?? (await heldLocks()))
  for (let waited = 0; waited < CATCH_UP_MS; waited += POLL_MS) {
    const stored = readSession()
    if (!stored || stored.generation >= newest) return stored
    await wait(POLL_MS)
  }
  return readSession()
}
