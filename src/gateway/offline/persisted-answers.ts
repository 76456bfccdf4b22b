import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { clear, get, createStore as openStore, type UseStore } from 'idb-keyval'
import { now } from '#shared/state/clock.ts'
import { createStore } from '#shared/state/create-store.ts'
import { wait } from '#shared/state/wait.ts'
import { storedKey } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { PERSISTED_MS } from './persisted-name.ts'
import { ownerKey, type PersistedOwner } from './persisted-owner.ts'

/** How the answer to a query may be kept on the device (`x-keep` of the contract): always, or where the student chose so. */
export type Keep = 'always' | 'chosen'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { keep?: Keep }
  }
}

/** One answer of the gateway with the moment at which it was asked for, in milliseconds since 1970. */
export interface PersistedAnswer {
  key: QueryKey
  data: unknown
  at: number
  keep: Keep
}

const opened = createStore<UseStore | null>(null)

/** Where answers are persisted. @throws where the browser has no IndexedDB or blocks it */
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
 * The answers of a record that may be shown: written for this owner, at most 7 days old, not from the future.
 * @param record what IndexedDB holds; anything unreadable counts as nothing
 */
export const answersIn = (record: unknown, { mark }: PersistedOwner): PersistedAnswer[] =>
  isRecord(record) && record['mark'] === mark && Array.isArray(record['answers'])
    ? (record['answers'] as unknown[]).filter(isAnswer).filter(isYoung)
    : []

/** Some browsers never finish opening a database; the first screen does not wait for it. */
const OPEN_MS = 2000

/** The answers persisted for an owner; nothing where storage is blocked, corrupt, empty or does not answer. */
export const readPersisted = async (owner: PersistedOwner): Promise<PersistedAnswer[]> => {
  try {
    const record = get(ownerKey(owner), persistedStore())
    return answersIn(await Promise.race([record, wait(OPEN_MS)]), owner)
  } catch {
    return []
  }
}

/**
 * Puts persisted answers into a client, as old as they are: whoever shows one asks for a fresh one beside it. What the client
 * has already stays.
 */
export const restoreAnswers = (client: QueryClient, answers: readonly PersistedAnswer[]): void => {
  for (const { key, data, at } of answers) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: at })
  }
}

/** Removes everything that is kept, of everybody (readings, 16). Never fails: without its owner nothing can be read. */
export const wipePersisted = async (): Promise<void> => {
  try {
    await clear(persistedStore())
  } catch {
    // blocked: nothing was kept either
  }
}
