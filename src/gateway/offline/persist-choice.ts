import { createEmitter } from '#shared/state/emitter.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { ownerKey, type PersistedOwner } from './persisted-owner.ts'

const NAME = 'keep_private'
const changes = createEmitter<undefined>()

/** Returns whether this student chose to persist grades and money on this device too. Off by default. */
export const keepsPrivate = (owner: PersistedOwner): boolean => localStore.get(NAME) === ownerKey(owner)

/** Stores the choice for this student on this device. */
export const setKeepsPrivate = (owner: PersistedOwner, keeps: boolean): void => {
  if (keeps) localStore.set(NAME, ownerKey(owner))
  else localStore.remove(NAME)
  changes.emit(undefined)
}

/** Subscribes to changes of the choice in this tab. @returns an unsubscribe function */
export const onKeepsPrivate = changes.subscribe
