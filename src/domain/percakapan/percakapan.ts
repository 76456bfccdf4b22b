import { createStore } from '#shared/state/create-store.ts'

/** Group that was requested and that the chat has not taken yet. */
const requested = createStore<string | null>(null)

/**
 * Opens the chat at a group, from any screen. A chat that is still loading opens the group once it is there; where the campus
 * has no chat nothing happens, so ask usePercakapan before offering it.
 * @param idGrup `idGrupChat` of the work
 */
export const openPercakapan = (idGrup: string): void => requested.set(idGrup)

/**
 * Calls the listener with each requested group, once. A request that nobody has taken yet is delivered at once.
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
