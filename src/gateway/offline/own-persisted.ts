import { randomId } from '#shared/state/random-id.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { PERSISTED_OWNER } from './persisted-name.ts'
import { ownerKey, type PersistedOwner, readPersistedOwner } from './persisted-owner.ts'

/**
 * Makes a user, confirmed by user_info, the owner of the persisted responses. Those of any other owner become
 * unreadable.
 * @returns the owner
 */
export const ownPersisted = (person: Omit<PersistedOwner, 'mark'>): PersistedOwner => {
  const before = readPersistedOwner()
  if (before && ownerKey(before) === ownerKey(person)) return before
  const owner = { ...person, mark: randomId() }
  localStore.set(PERSISTED_OWNER, JSON.stringify(owner))
  return owner
}
