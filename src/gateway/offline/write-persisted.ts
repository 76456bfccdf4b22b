import { delMany, get, keys, set } from 'idb-keyval'
import { dropPrivateVisits } from './keep-visits.ts'
import { answersIn, type PersistedAnswer, persistedStore, wipePersisted } from './persisted-answers.ts'
import { ownerKey, type PersistedOwner, readPersistedOwner } from './persisted-owner.ts'
import { visitsName } from './visits.ts'

/** More than a student opens in a week. The newest are kept. */
const MAX_ANSWERS = 200

const idOf = ({ key }: PersistedAnswer): string => JSON.stringify(key)

/** Merges the responses of two tabs; the newer response to the same request wins. */
const merge = (before: readonly PersistedAnswer[], answers: readonly PersistedAnswer[]): PersistedAnswer[] => {
  const newest = new Map<string, PersistedAnswer>()
  for (const answer of [...before, ...answers].sort((a, b) => a.at - b.at)) newest.set(idOf(answer), answer)
  return [...newest.values()].sort((a, b) => b.at - a.at).slice(0, MAX_ANSWERS)
}

/**
 * Persists responses of an owner next to those already stored, and deletes those of all other owners.
 * @param withPrivate the student chose to persist grades and money too; otherwise they are removed
 * @throws when storage is blocked or full: this page then uses memory only
 */
export const writePersisted = async (
  owner: PersistedOwner,
  answers: readonly PersistedAnswer[],
  withPrivate: boolean,
): Promise<void> => {
  const store = persistedStore()
  const name = ownerKey(owner)
  const others = (await keys(store)).filter((key) => key !== name && key !== visitsName(owner))
  if (others.length > 0) await delMany(others, store)
  const before = answersIn(await get(name, store), owner)
  const kept = merge(before, answers).filter(({ keep }) => keep === 'always' || withPrivate)
  // Another tab may have logged out meanwhile.
  if (readPersistedOwner()?.mark !== owner.mark) return
  await set(name, { mark: owner.mark, answers: kept }, store)
}

/**
 * Removes persisted grades and money, and the digests of their lists, at once. If storage fails, removes everything.
 */
export const dropPrivate = async (owner: PersistedOwner): Promise<void> => {
  try {
    await writePersisted(owner, [], false)
    await dropPrivateVisits(owner)
  } catch {
    await wipePersisted()
  }
}
