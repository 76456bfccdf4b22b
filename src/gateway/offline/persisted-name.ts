import { localStore } from '#shared/storage/browser-storage.ts'

/** Section 9: local cache 604800000 ms (7 days). */
export const PERSISTED_MS = 604_800_000

/** Under which name stands whose answers are persisted on this device (persisted-owner.ts). */
export const PERSISTED_OWNER = 'kept_owner'

/** Whether this session may have persisted answers: enough to begin to read them. */
export const mayHavePersisted = (): boolean => localStore.get(PERSISTED_OWNER) !== null

/** Nobody owns what is persisted: the session ended, or another one began whose person is not confirmed yet. */
export const disownPersisted = (): void => localStore.remove(PERSISTED_OWNER)
