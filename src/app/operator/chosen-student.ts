import { useSyncExternalStore } from 'react'
import { OPERATOR_STUDENT } from '#domain/mahasiswa/operator-names.ts'
import { forgetInTab } from '#gateway/campus/forget-ended-session.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { isOfNoSession, isOfThisSession, takeOver } from './operator-memory.ts'

/** Student for whom changes are allowed in this tab. Ends with the session, like the chosen student. */
const WRITES = 'operator_writes'
const changed = createEmitter<undefined>()

const readOfTab = (name: string): string | null => (isOfThisSession(sessionStore) ? sessionStore.get(name) : null)

/** A value in local storage from outside a session applies to the next user who signs in. */
const readShared = (): string | null =>
  isOfThisSession(localStore) || isOfNoSession(localStore) ? localStore.get(OPERATOR_STUDENT) : null

const readChosen = (): string | null => readOfTab(OPERATOR_STUDENT) ?? readShared()

/**
 * Returns the id of the student that the operator acts for, or null before one was chosen (section 6: in local
 * storage). The tab's own copy takes precedence, so that two tabs may serve two students.
 */
export const useChosenStudent = (): string | null => useSyncExternalStore(changed.subscribe, readChosen)

/**
 * Chooses a student whose number the gateway has confirmed, or none with null. Locks changes, and removes the tab's
 * data of the previous student.
 */
export const chooseStudent = (idMahasiswa: string | null): void => {
  forgetInTab()
  for (const store of [sessionStore, localStore]) {
    takeOver(store)
    if (idMahasiswa === null) store.remove(OPERATOR_STUDENT)
    else store.set(OPERATOR_STUDENT, idMahasiswa)
  }
  changed.emit(undefined)
}

/** Binds this tab to the student on its screen, whatever another tab chooses later. */
export const bindStudent = (idMahasiswa: string): void => {
  takeOver(sessionStore)
  sessionStore.set(OPERATOR_STUDENT, idMahasiswa)
}

/** Returns whether this tab is still bound to a student: its storage may have been changed. */
export const isBoundTo = (idMahasiswa: string): boolean => readOfTab(OPERATOR_STUDENT) === idMahasiswa

/** Returns whether the operator has allowed changes to this student's data in this tab. */
export const isWritable = (idMahasiswa: string): boolean => readOfTab(WRITES) === idMahasiswa

/** Hook that returns the same and re-renders on changes. */
export const useWritable = (idMahasiswa: string): boolean =>
  useSyncExternalStore(changed.subscribe, () => isWritable(idMahasiswa))

/** Allows changes to one student's data in this tab, or locks them again with null. */
export const allowWrites = (idMahasiswa: string | null): void => {
  takeOver(sessionStore)
  if (idMahasiswa === null) sessionStore.remove(WRITES)
  else sessionStore.set(WRITES, idMahasiswa)
  changed.emit(undefined)
}
