import { keepsPrivate } from './persist-choice.ts'
import { persistedStore } from './persisted-answers.ts'
import { type PersistedOwner, readPersistedOwner } from './persisted-owner.ts'
import {
  type Digests,
  publicVisits,
  seenVisits,
  turnVisits,
  type VisitRecord,
  type Visits,
  visitsIn,
  visitsName,
} from './visits.ts'

type Change = (record: VisitRecord | null) => VisitRecord | null

/**
 * Reads, changes and writes the record of an owner in one transaction, so that concurrent tabs lose no update.
 * @returns the stored record; null when there is none or the owner has changed
 * @throws when storage is blocked or full
 */
const changeRecord = (owner: PersistedOwner, change: Change): Promise<VisitRecord | null> =>
  persistedStore()(
    'readwrite',
    (objects) =>
      new Promise((resolve, reject) => {
        const { transaction } = objects
        let next: VisitRecord | null = null
        const asked = objects.get(visitsName(owner))
        asked.onsuccess = () => {
          // Another tab may have logged out meanwhile.
          if (readPersistedOwner()?.mark !== owner.mark) return
          try {
            next = change(visitsIn(asked.result, owner))
            if (next) objects.put(next, visitsName(owner))
          } catch (error) {
            reject(new Error('visits are not kept', { cause: error })) // an error thrown in an IndexedDB handler could not be caught by the caller
            transaction.abort()
          }
        }
        transaction.oncomplete = () => resolve(next)
        const fail = () => reject(transaction.error ?? new Error('visits are not kept'))
        transaction.onabort = fail
        transaction.onerror = fail
      }),
  )

const changeVisits = async (
  owner: PersistedOwner,
  change: (visits: Visits | null) => Visits | null,
): Promise<Visits | null> => {
  const record = await changeRecord(owner, (kept) => {
    if (!kept) return null
    const visits = change(kept.visits)
    return { ...kept, visits: visits && (keepsPrivate(owner) ? visits : publicVisits(visits)) }
  })
  return record?.visits ?? null
}

/**
 * Returns the key that signs the lists of an owner; creates it on first use.
 * @returns null when the owner has changed
 * @throws when the browser cannot store it
 */
export const visitKey = async (owner: PersistedOwner): Promise<CryptoKey | null> => {
  const known = await changeRecord(owner, (record) => record)
  if (known) return known.key
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return (await changeRecord(owner, (record) => record ?? { mark: owner.mark, key, visits: null }))?.key ?? null
}

/** Stores the digests of fetched lists, and starts a new visit when the last one is over. @throws when storage fails */
export const noteVisit = (owner: PersistedOwner, at: number, digests: Digests): Promise<Visits | null> =>
  changeVisits(owner, (visits) => turnVisits(visits, at, digests))

/** Reads the visits of an owner; null when none are stored. @throws when storage fails */
export const readVisits = (owner: PersistedOwner): Promise<Visits | null> => changeVisits(owner, (visits) => visits)

/** Extends the current visit or starts a new one. Does nothing when no visits are stored. @throws when storage fails */
export const stayVisit = (owner: PersistedOwner, at: number): Promise<Visits | null> =>
  changeVisits(owner, (visits) => visits && turnVisits(visits, at, {}))

/** Marks all news as seen. @throws when storage fails */
export const closeNews = (owner: PersistedOwner, at: number): Promise<Visits | null> =>
  changeVisits(owner, (visits) => visits && seenVisits(visits, at))

/** Removes the private digests unless the student currently allows storing them. @throws when storage fails */
export const dropPrivateVisits = async (owner: PersistedOwner): Promise<void> => {
  await changeVisits(owner, (visits) => visits && publicVisits(visits))
}
