import { randomId } from '#shared/random-id.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { KEPT_OWNER } from './kept-name.ts'
import { type KeptOwner, ownerKey, readKeptOwner } from './kept-owner.ts'

/**
 * Makes a person, confirmed by user_info, the owner of what is kept. What was kept for anybody else can not be read any
 * more.
 * @returns the owner
 */
export const claimKept = (person: Omit<KeptOwner, 'mark'>): KeptOwner => {
  const before = readKeptOwner()
  if (before && ownerKey(before) === ownerKey(person)) return before
  const owner = { ...person, mark: randomId() }
  localStore.set(KEPT_OWNER, JSON.stringify(owner))
  return owner
}
