import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { clear, get, createStore as openStore, type UseStore } from 'idb-keyval'
import { now } from '#shared/state/clock.ts'
import { createStore } from '#shared/state/create-store.ts'
import { wait } from '#shared/state/wait.ts'
import { storedKey } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { PERSISTED_MS } from './persisted-name.ts'
import { ownerKey, type PersistedOwner } from './persisted-owner.ts'

/** Persistence of a response on the device (`x-keep` of the contract): always, or only if the student chose so. */
export type Keep = 'always' | 'chosen'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { keep?: Keep }
  }
}

/** A persisted response with the moment at which it was requested, in milliseconds since 1970. */
export interface PersistedAnswer {
  key: QueryKey
  data: unknown
  at: number
  keep: Keep
}

const opened = createStore<UseStore | null>(null)

/** Returns the store of persisted responses. @throws when the browser has no IndexedDB or blocks it */
export const persistedStore = (): UseStore => {
  const store = opened.get() ?? openStore(storedKey('portal-mahasiswa'), 'answers')
  opened.set(store)
  return store
}

const isAnswer = (value: unknown): value is PersistedAnswer =>
  isRecord(value) &&
  Array.isArray(value['key']) &&
  typeof value['at'] === 'number' &&
  (value['keep'] === 'always' || value['keep'] === 'chosen')

const isYoung = ({ at }: PersistedAnswer): boolean => {
  const age = now().getTime() - at
  return age >= 0 && age <= PERSISTED_MS
}

/**
 * Returns the responses of a record that may be shown: written for this owner, at most 7 days old, not from the future.
 * @param record content of IndexedDB; an unreadable record counts as empty
 */
export const answersIn = (record: unknown, { mark }: PersistedOwner): PersistedAnswer[] =>
  isRecord(record) && record['mark'] === mark && Array.isArray(record['answers'])
    ? (record['answers'] as unknown[]).filter(isAnswer).filter(isYoung)
    : []

/** Some browsers never finish opening a database, and the first screen must not wait for it. */
const OPEN_MS = 2000

/** Returns the responses persisted for an owner; empty when storage is blocked, corrupt, empty or does not respond. */
export const readPersisted = async (owner: PersistedOwner): Promise<PersistedAnswer[]> => {
  try {
    const record = get(ownerKey(owner), persistedStore())
    return answersIn(await Promise.race([record, wait(OPEN_MS)]), owner)
  } catch {
    return []
  }
}

/**
 * Adds persisted responses to a client with their age, so that showing one also refetches it. Existing data of the
 * client is kept.
 */
export const restoreAnswers = (client: QueryClient, answers: readonly PersistedAnswer[]): void => {
  for (const { key, data, at } of answers) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: at })
  }
}

/** Removes the persisted data of all owners (readings, 16). Never fails: without its owner nothing can be read. */
export const wipePersisted = async (): Promise<void> => {
  try {
    await clear(persistedStore())
  } catch {
    // blocked: nothing was persisted either
  }
}
