import { useSyncExternalStore } from 'react'
import { OPERATOR_STUDENT } from '#domain/mahasiswa/operator-names.ts'
import { forgetInTab } from '#gateway/campus/forget-ended-session.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { isOfNoSession, isOfThisSession, takeOver } from './operator-memory.ts'

/** For whom changes are allowed in this tab. Like the student, it ends with the session. */
const WRITES = 'operator_writes'
const changed = createEmitter<undefined>()

const readOfTab = (name: string): string | null => (isOfThisSession(sessionStore) ? sessionStore.get(name) : null)

/** What stands in local storage without a session was put there for whoever signs in. */
const readShared = (): string | null =>
  isOfThisSession(localStore) || isOfNoSession(localStore) ? localStore.get(OPERATOR_STUDENT) : null

const readChosen = (): string | null => readOfTab(OPERATOR_STUDENT) ?? readShared()

/**
 * Id of the student that the operator acts for, or null before one was chosen (section 6: in local storage). The tab's own copy
 * wins, so that two tabs may serve two students.
 */
export const useChosenStudent = (): string | null => useSyncExternalStore(changed.subscribe, readChosen)

/**
 * Chooses a student whose number the gateway has confirmed, or with null none. Changes are not allowed yet, and what this tab kept
 * of the student before is gone.
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

/** Binds this tab to the student that it shows, whatever another tab chooses later. */
export const bindStudent = (idMahasiswa: string): void => {
  takeOver(sessionStore)
  sessionStore.set(OPERATOR_STUDENT, idMahasiswa)
}

/** Whether this tab still belongs to a student: storage may have been changed under it. */
export const isBoundTo = (idMahasiswa: string): boolean => readOfTab(OPERATOR_STUDENT) === idMahasiswa

/** Whether the operator has allowed changes to this student's data, in this tab. */
export const isWritable = (idMahasiswa: string): boolean => readOfTab(WRITES) === idMahasiswa

/** The same, for components. */
export const useWritable = (idMahasiswa: string): boolean =>
  useSyncExternalStore(changed.subscribe, () => isWritable(idMahasiswa))

/** Allows changes to one student's data in this tab, or locks them again. */
export const allowWrites = (idMahasiswa: string | null): void => {
  takeOver(sessionStore)
  if (idMahasiswa === null) sessionStore.remove(WRITES)
  else sessionStore.set(WRITES, idMahasiswa)
  changed.emit(undefined)
}
