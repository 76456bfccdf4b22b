import { OPERATOR_PREFIX, OPERATOR_SESSION, OPERATOR_STUDENT } from '#domain/mahasiswa/operator-names.ts'
import { sessionId } from '#gateway/session/session.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'

/** Returns the student that the operator of this tab acts for, or null. */
export const chosenStudent = (): string | null => {
  const id = sessionId()
  const own = [sessionStore, localStore].find((store) => id !== null && store.get(OPERATOR_SESSION) === id)
  if (own) return own.get(OPERATOR_STUDENT)
  return localStore.get(OPERATOR_SESSION) === null ? localStore.get(OPERATOR_STUDENT) : null
}

/** Stores a student for the operator who signs in next. Changes are locked, as after any choice. */
export const placeStudent = (idMahasiswa: string): void => {
  for (const store of [sessionStore, localStore]) store.clear((name) => !name.startsWith(OPERATOR_PREFIX))
  localStore.set(OPERATOR_STUDENT, idMahasiswa)
}
