import { now } from '#shared/state/clock.ts'
import { randomId } from '#shared/state/random-id.ts'
import { localStore, readJson, storedKey } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { withLock } from '../session/lock.ts'
import { INTENT_PREFIX } from './open-writes.ts'
import { outboxOwner } from './outbox-facade.ts'

/** A write of effect `once` that is in flight or whose outcome is unknown: the part that survives a reload. */
export interface Intent {
  id: string
  /** Key of the write (outbox-entry.ts). The body, with its amounts and accounts, is never stored. */
  key: string
  /** operationId of the contract. */
  operation: string
  /** Label shown to the user, e.g. 'Simpan KRS'. */
  label: string
  /** Latest moment at which it may have been sent, in milliseconds since 1970. */
  since: number
  /** True when it may have been sent; false while its precheck runs. */
  sent: boolean
  /**
   * State at the gateway before the write was sent, as noted by its precheck; its check compares with it. Null when
   * unknown.
   */
  snapshot: unknown
}

/** Facts of a write that its check receives. */
export type KeptFacts = Pick<Intent, 'key' | 'operation' | 'since' | 'sent' | 'snapshot'>

const nameOf = (key: string): string => `${INTENT_PREFIX}${JSON.stringify([outboxOwner(), key])}`

/**
 * A write record as it is stored. The field names are those of earlier versions, whose pages may still read and write
 * them.
 */
type StoredIntent = Omit<Intent, 'sent' | 'snapshot'> & { left?: unknown; before?: unknown }

const isIntent = (value: unknown): value is StoredIntent =>
  isRecord(value) &&
  typeof value['since'] === 'number' &&
  [value['id'], value['key'], value['operation'], value['label']].every((part) => typeof part === 'string')

/**
 * Stores a write record; in memory only when storage is full. The older record is removed then, because it would say
 * that nothing was sent.
 * @returns false when the next page will not find the record
 */
const storeAt = (name: string, { sent: left, snapshot: before, ...intent }: Intent): boolean => {
  const text = JSON.stringify({ ...intent, left, before } satisfies StoredIntent)
  if (localStore.set(name, text)) return true
  localStore.remove(name)
  return localStore.set(name, text)
}

const readAt = (name: string): Intent | null => {
  const kept = readJson(localStore, name)
  if (!isIntent(kept)) return null
  const { left, before = null, ...facts } = kept
  const intent = { ...facts, sent: left !== false, snapshot: before }
  // If the device clock was set back, `since` would be in the future and hold the lock too long: restart it now.
  if (intent.since <= now().getTime()) return intent
  const again = { ...intent, since: now().getTime() }
  storeAt(name, again)
  return again
}

/** Returns the write record of a key for the current owner of the queue; null when none is open. */
export const readIntent = (key: string): Intent | null => readAt(nameOf(key))

/** Returns the open write records of the current owner: of this page, earlier pages and other tabs. */
export const openIntents = (): Intent[] =>
  localStore
    .names()
    .filter((name) => name.startsWith(INTENT_PREFIX))
    .map(readAt)
    .filter((kept) => kept !== null)
    .filter(({ key, id }) => readIntent(key)?.id === id)

/** Returns the open write records of an operation. */
export const keptIntents = (operation: string): Intent[] => openIntents().filter((kept) => kept.operation === operation)

/** Returns the distinct operationIds that have open write records. */
export const keptOperations = (): string[] => [...new Set(openIntents().map(({ operation }) => operation))]

/**
 * Stores a write record before anything is sent, in one tab at a time.
 * @returns null when a record with the same key is already open
 */
export const claimIntent = (facts: Pick<Intent, 'key' | 'operation' | 'label'>): Promise<Intent | null> =>
  withLock('intent', () => {
    if (readIntent(facts.key)) return Promise.resolve(null)
    const intent = { ...facts, id: randomId(), since: now().getTime(), sent: false, snapshot: null }
    storeAt(nameOf(facts.key), intent)
    return Promise.resolve(intent)
  })

/**
 * Stores the record of a repeatable write, replacing that of an earlier attempt. @param facts with the snapshot that
 * its check compares with
 */
export const noteIntent = (facts: Pick<Intent, 'key' | 'operation' | 'label' | 'snapshot'>): void => {
  const intent = { ...facts, id: randomId(), since: now().getTime(), sent: true }
  storeAt(nameOf(facts.key), intent)
}

/**
 * Updates the record while its page is alive: the write may be sent, or have been sent, as late as now.
 * @param news changed facts
 * @returns false when the browser has not stored the record
 */
export const touchIntent = (key: string, news: Partial<Pick<Intent, 'sent' | 'snapshot'>> = {}): boolean => {
  const intent = readIntent(key)
  return intent !== null && storeAt(nameOf(key), { ...intent, ...news, since: now().getTime() })
}

/** Deletes the record of a write whose outcome is known. */
export const dropIntent = (key: string): void => localStore.remove(nameOf(key))

/** Subscribes to write records that another tab has created or deleted. @returns an unsubscribe function */
export const onIntents = (listener: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(storedKey(INTENT_PREFIX))) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
