import { createStore } from './create-store.ts'

/** Source of time, in milliseconds since 1970. */
const source = createStore<() => number>(Date.now)

/** Returns the time of the app. The demo and tests may change it; nothing else reads Date. */
export const now = (): Date => new Date(source.get()())

/** Replaces the source of time. @param next returns milliseconds since 1970 */
export const setClock = source.set
