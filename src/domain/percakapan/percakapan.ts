import { createStore } from '#shared/state/create-store.ts'

/** Requested group that the chat has not opened yet. */
const requested = createStore<string | null>(null)

/**
 * Opens the chat at a group, from any screen. A chat that is still loading opens the group later. Does nothing on a
 * campus without chat, so check usePercakapan before offering it.
 * @param idGrup `idGrupChat` of the work
 */
export const openPercakapan = (idGrup: string): void => requested.set(idGrup)

/**
 * Calls the listener once with each requested group. A pending request is delivered at once.
 * @returns an unsubscribe function
 */
export const onPercakapan = (listener: (idGrup: string) => void): (() => void) => {
  const take = () => {
    const idGrup = requested.get()
    if (idGrup === null) return
    requested.set(null)
    listener(idGrup)
  }
  take()
  return requested.subscribe(take)
}
