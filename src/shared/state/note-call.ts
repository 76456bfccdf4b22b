import { createStore } from './create-store.ts'

const last = createStore<boolean | null>(null)

/** Records whether a call reached its server; an error response counts as reached. Null resets it. */
export const noteCall = last.set

/** Returns whether the last call reached its server; null when no call was made since the browser reported a change. */
export const lastCallReached = last.get

/** Subscribes to changes of lastCallReached. @returns an unsubscribe function */
export const onCallNoted = last.subscribe
