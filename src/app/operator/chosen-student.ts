import { useSyncExternalStore } from 'react'
import { createEmitter } from '#shared/emitter.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'

/** Section 6: an operator acts on the student id in local storage. The tab's own copy wins, so that two tabs may serve two students. */
const NAME = 'operator_student_id'
const changed = createEmitter<undefined>()

const read = (): string | null => sessionStore.get(NAME) ?? localStore.get(NAME)

/** Id of the student that the operator acts for in this tab, or null before one was chosen. */
export const useChosenStudent = (): string | null => useSyncExternalStore(changed.subscribe, read)

/** Chooses a student whose number the gateway has confirmed, or with null none. */
export const chooseStudent = (idMahasiswa: string | null): void => {
  for (const store of [sessionStore, localStore]) {
    if (idMahasiswa === null) store.remove(NAME)
    else store.set(NAME, idMahasiswa)
  }
  changed.emit(undefined)
}
