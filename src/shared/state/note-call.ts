import { createStore } from './create-store.ts'

const last = createStore<boolean | null>(null)

/** Notes whether a call reached its server; a refusal or a broken answer is an answer. Null forgets the last call. */
export const noteCall = last.set

/** Returns whether the last call reached its server; null where no call was made since the browser reported a change. */
export const lastCallReached = last.get

/** Subscribes to changes of that. @returns an unsubscribe function */
export const onCallNoted = last.subscribe
