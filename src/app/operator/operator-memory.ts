import { OPERATOR_PREFIX, OPERATOR_SESSION } from '#domain/mahasiswa/operator-names.ts'
import { sessionId } from '#gateway/session/session.ts'
import type { localStore } from '#shared/storage/browser-storage.ts'

type Store = typeof localStore

/** Whether what a storage holds of an operator was left there in the session of this page. */
export const isOfThisSession = (store: Store): boolean => {
  const id = sessionId()
  return id !== null && store.get(OPERATOR_SESSION) === id
}

/** Whether it was left there by no session of the portal. */
export const isOfNoSession = (store: Store): boolean => store.get(OPERATOR_SESSION) === null

/** Makes a storage this session's, before something is left in it: what another session left there goes. */
export const takeOver = (store: Store): void => {
  const id = sessionId()
  if (id === null || isOfThisSession(store)) return
  store.clear((name) => !name.startsWith(OPERATOR_PREFIX))
  store.set(OPERATOR_SESSION, id)
}
