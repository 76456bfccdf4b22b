import { createStore } from './create-store.ts'

/** Where the time comes from: milliseconds since 1970. */
const source = createStore<() => number>(Date.now)

/** The time of the app, in milliseconds since 1970. The demo and tests may move it; nothing else reads Date. */
export const now = (): Date => new Date(source.get()())

/** Replaces the source of time. @param next returns milliseconds since 1970 */
export const setClock = source.set
