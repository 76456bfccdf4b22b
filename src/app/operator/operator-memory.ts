import { OPERATOR_PREFIX, OPERATOR_SESSION } from '#domain/mahasiswa/operator-names.ts'
import { sessionId } from '#gateway/session/session.ts'
import type { localStore } from '#shared/storage/browser-storage.ts'

type Store = typeof localStore

/** Returns whether a storage's operator data belongs to the session of this page. */
export const isOfThisSession = (store: Store): boolean => {
  const id = sessionId()
  return id !== null && store.get(OPERATOR_SESSION) === id
}

/** Returns whether a storage's operator data belongs to no session. */
export const isOfNoSession = (store: Store): boolean => store.get(OPERATOR_SESSION) === null

/** Binds a storage to this session before data is written to it. Removes the operator data of another session. */
export const takeOver = (store: Store): void => {
  const id = sessionId()
  if (id === null || isOfThisSession(store)) return
  store.clear((name) => !name.startsWith(OPERATOR_PREFIX))
  store.set(OPERATOR_SESSION, id)
}
