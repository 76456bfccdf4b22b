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
 * Reads, changes and writes the record of an owner in one transaction: of two tabs none loses what the other wrote.
 * @returns what stands there now; null where nothing does, or the owner is somebody else by now
 * @throws where storage is blocked or full
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
            reject(new Error('visits are not kept', { cause: error })) // thrown out of a handler of IndexedDB, nobody could catch it
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
 * The key that signs the lists of an owner, made when it is first needed.
 * @returns null where the owner is somebody else by now
 * @throws where the browser can not keep it
 */
export const visitKey = async (owner: PersistedOwner): Promise<CryptoKey | null> => {
  const known = await changeRecord(owner, (record) => record)
  if (known) return known.key
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return (await changeRecord(owner, (record) => record ?? { mark: owner.mark, key, visits: null }))?.key ?? null
}

/** Notes the lists that were read, and begins a new visit where the last one is over. @throws where storage fails */
export const noteVisit = (owner: PersistedOwner, at: number, digests: Digests): Promise<Visits | null> =>
  changeVisits(owner, (visits) => turnVisits(visits, at, digests))

/** Reads the visits of an owner; null where none are kept. @throws where storage fails */
export const readVisits = (owner: PersistedOwner): Promise<Visits | null> => changeVisits(owner, (visits) => visits)

/** The student goes on with this visit, or begins one: where visits are kept, nothing else is noted. @throws where storage fails */
export const stayVisit = (owner: PersistedOwner, at: number): Promise<Visits | null> =>
  changeVisits(owner, (visits) => visits && turnVisits(visits, at, {}))

/** The student has seen what is new. @throws where storage fails */
export const closeNews = (owner: PersistedOwner, at: number): Promise<Visits | null> =>
  changeVisits(owner, (visits) => visits && seenVisits(visits, at))

/** Removes what is kept by choice only, by the choice as it is now. @throws where storage fails */
export const dropPrivateVisits = async (owner: PersistedOwner): Promise<void> => {
  await changeVisits(owner, (visits) => visits && publicVisits(visits))
}
