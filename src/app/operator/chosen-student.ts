import { useSyncExternalStore } from 'react'
import { createEmitter } from '#shared/emitter.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'

/** Section 6: an operator acts on the student id in local storage. The tab's own copy wins, so that two tabs may serve two students. */
const STUDENT = 'operator_student_id'
/** For whom changes are allowed in this tab. */
const WRITES = 'operator_writes'
const changed = createEmitter<undefined>()

const readChosen = (): string | null => sessionStore.get(STUDENT) ?? localStore.get(STUDENT)

/** Id of the student that the operator acts for in this tab, or null before one was chosen. */
export const useChosenStudent = (): string | null => useSyncExternalStore(changed.subscribe, readChosen)

/** Chooses a student whose number the gateway has confirmed, or with null none. Changes are not allowed yet. */
export const chooseStudent = (idMahasiswa: string | null): void => {
  sessionStore.remove(WRITES)
  for (const store of [sessionStore, localStore]) {
    if (idMahasiswa === null) store.remove(STUDENT)
    else store.set(STUDENT, idMahasiswa)
  }
  changed.emit(undefined)
}

/** Binds this tab to the student that it shows, whatever another tab chooses later. */
export const bindStudent = (idMahasiswa: string): void => sessionStore.set(STUDENT, idMahasiswa)

/** Whether this tab still belongs to a student: storage may have been changed under it. */
export const isBoundTo = (idMahasiswa: string): boolean => sessionStore.get(STUDENT) === idMahasiswa

/** Whether the operator has allowed changes to this student's data, in this tab. */
export const isWritable = (idMahasiswa: string): boolean => sessionStore.get(WRITES) === idMahasiswa

/** The same, for components. */
export const useWritable = (idMahasiswa: string): boolean =>
  useSyncExternalStore(changed.subscribe, () => isWritable(idMahasiswa))

/** Allows changes to one student's data in this tab, or locks them again. */
export const allowWrites = (idMahasiswa: string | null): void => {
  if (idMahasiswa === null) sessionStore.remove(WRITES)
  else sessionStore.set(WRITES, idMahasiswa)
  changed.emit(undefined)
}
