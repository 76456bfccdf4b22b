import { createEmitter } from '#shared/state/emitter.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { ownerKey, type PersistedOwner } from './persisted-owner.ts'

const NAME = 'keep_private'
const changes = createEmitter<undefined>()

/** Whether this student wants grades and money kept on this device too; nobody who did not say so does. */
export const keepsPrivate = (owner: PersistedOwner): boolean => localStore.get(NAME) === ownerKey(owner)

/** Remembers the choice for this student on this device. */
export const setKeepsPrivate = (owner: PersistedOwner, keeps: boolean): void => {
  if (keeps) localStore.set(NAME, ownerKey(owner))
  else localStore.remove(NAME)
  changes.emit(undefined)
}

/** Calls back when the choice of this tab changes. @returns the undo */
export const onKeepsPrivate = changes.subscribe
