import { now } from '#shared/state/clock.ts'
import { randomId } from '#shared/state/random-id.ts'
import { localStore, readJson, storedKey } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { withLock } from '../session/lock.ts'
import { RECORD_PREFIX } from './open-writes.ts'
import { outboxOwner } from './outbox-facade.ts'

/** A write of effect `once` that is in flight or whose outcome is unknown: the part that survives a reload. */
export interface WriteRecord {
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
export type RecordFacts = Pick<WriteRecord, 'key' | 'operation' | 'since' | 'sent' | 'snapshot'>

const nameOf = (key: string): string => `${RECORD_PREFIX}${JSON.stringify([outboxOwner(), key])}`

/**
 * A write record as it is stored. The field names are those of earlier versions, whose pages may still read and write
 * them.
 */
type StoredRecord = Omit<WriteRecord, 'sent' | 'snapshot'> & { left?: unknown; before?: unknown }

const isStoredRecord = (value: unknown): value is StoredRecord =>
  isRecord(value) &&
  typeof value['since'] === 'number' &&
  [value['id'], value['key'], value['operation'], value['label']].every((part) => typeof part === 'string')

/**
 * Stores a write record; in memory only when storage is full. The older record is removed then, because it would say
 * that nothing was sent.
 * @returns false when the next page will not find the record
 */
const storeAt = (name: string, { sent: left, snapshot: before, ...record }: WriteRecord): boolean => {
  const text = JSON.stringify({ ...record, left, before } satisfies StoredRecord)
  if (localStore.set(name, text)) return true
  localStore.remove(name)
  return localStore.set(name, text)
}

const readAt = (name: string): WriteRecord | null => {
  const stored = readJson(localStore, name)
  if (!isStoredRecord(stored)) return null
  const { left, before = null, ...facts } = stored
  const record = { ...facts, sent: left !== false, snapshot: before }
  // If the device clock was set back, `since` would be in the future and hold the lock too long: restart it now.
  if (record.since <= now().getTime()) return record
  const again = { ...record, since: now().getTime() }
  storeAt(name, again)
  return again
}

/** Returns the write record of a key for the current owner of the queue; null when none is open. */
export const readRecord = (key: string): WriteRecord | null => readAt(nameOf(key))

/** Returns the open write records of the current owner: of this page, earlier pages and other tabs. */
export const pendingRecords = (): WriteRecord[] =>
  localStore
    .names()
    .filter((name) => name.startsWith(RECORD_PREFIX))
    .map(readAt)
    .filter((stored) => stored !== null)
    .filter(({ key, id }) => readRecord(key)?.id === id)

/** Returns the open write records of an operation. */
export const pendingRecordsOf = (operation: string): WriteRecord[] =>
  pendingRecords().filter((stored) => stored.operation === operation)

/** Returns the distinct operationIds that have open write records. */
export const pendingOperations = (): string[] => [...new Set(pendingRecords().map(({ operation }) => operation))]

/**
 * Stores a write record before anything is sent, in one tab at a time.
 * @returns null when a record with the same key is already open
 */
export const claimRecord = (facts: Pick<WriteRecord, 'key' | 'operation' | 'label'>): Promise<WriteRecord | null> =>
  withLock('intent', () => {
    if (readRecord(facts.key)) return Promise.resolve(null)
    const record = { ...facts, id: randomId(), since: now().getTime(), sent: false, snapshot: null }
    storeAt(nameOf(facts.key), record)
    return Promise.resolve(record)
  })

/**
 * Stores the record of a repeatable write, replacing that of an earlier attempt. @param facts with the snapshot that
 * its check compares with
 */
export const storeRecord = (facts: Pick<WriteRecord, 'key' | 'operation' | 'label' | 'snapshot'>): void => {
  const record = { ...facts, id: randomId(), since: now().getTime(), sent: true }
  storeAt(nameOf(facts.key), record)
}

/**
 * Updates the record while its page is alive: the write may be sent, or have been sent, as late as now.
 * @param news changed facts
 * @returns false when the browser has not stored the record
 */
export const touchRecord = (key: string, news: Partial<Pick<WriteRecord, 'sent' | 'snapshot'>> = {}): boolean => {
  const record = readRecord(key)
  return record !== null && storeAt(nameOf(key), { ...record, ...news, since: now().getTime() })
}

/** Deletes the record of a write whose outcome is known. */
export const dropRecord = (key: string): void => localStore.remove(nameOf(key))

/** Subscribes to write records that another tab has created or deleted. @returns an unsubscribe function */
export const onRecordsChange = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(storedKey(RECORD_PREFIX))) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
