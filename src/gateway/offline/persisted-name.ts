import { localStore } from '#shared/storage/browser-storage.ts'

/** Section 9: local cache 604800000 ms (7 days). */
export const PERSISTED_MS = 604_800_000

/** Storage name of the owner of the persisted responses (persisted-owner.ts). */
export const PERSISTED_OWNER = 'kept_owner'

/** Returns whether persisted responses may exist for this session, so that reading them is worthwhile. */
export const mayHavePersisted = (): boolean => localStore.get(PERSISTED_OWNER) !== null

/**
 * Removes the owner of the persisted responses: the session ended, or another one began whose user is not confirmed
 * yet.
 */
export const disownPersisted = (): void => localStore.remove(PERSISTED_OWNER)
