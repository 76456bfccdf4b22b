import { delMany, get, keys, set } from 'idb-keyval'
import { dropPrivateVisits } from './keep-visits.ts'
import { answersIn, type PersistedAnswer, persistedStore, wipePersisted } from './persisted-answers.ts'
import { ownerKey, type PersistedOwner, readPersistedOwner } from './persisted-owner.ts'
import { visitsName } from './visits.ts'

/** More than anybody opens in a week; the newest stay. */
const MAX_ANSWERS = 200

const idOf = ({ key }: PersistedAnswer): string => JSON.stringify(key)

/** Of two tabs' answers to the same question the newer one. */
const merge = (before: readonly PersistedAnswer[], answers: readonly PersistedAnswer[]): PersistedAnswer[] => {
  const newest = new Map<string, PersistedAnswer>()
  for (const answer of [...before, ...answers].sort((a, b) => a.at - b.at)) newest.set(idOf(answer), answer)
  return [...newest.values()].sort((a, b) => b.at - a.at).slice(0, MAX_ANSWERS)
}

/**
 * Keeps answers of an owner beside those already kept, and forgets those of everybody else.
 * @param withPrivate the student chose to keep grades and money too; else they are removed
 * @throws where storage is blocked or full: then memory serves this page
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

/** Removes grades and money from what is persisted, and by what they would be known again, at once. Where storage fails, everything goes. */
export const dropPrivate = async (owner: PersistedOwner): Promise<void> => {
  try {
    await writePersisted(owner, [], false)
    await dropPrivateVisits(owner)
  } catch {
    await wipePersisted()
  }
}
