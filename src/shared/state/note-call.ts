import { createStore } from './create-store.ts'

const reached = createStore(true)

/** Notes whether a call reached its server; a refusal or a broken answer is an answer. */
export const noteCall = reached.set

/** Whether the last call reached its server. */
export const wasReached = reached.get

/** Calls back when that changes. @returns the undo */
export const onReached = reached.subscribe
