import { createEmitter } from './emitter.ts'

let isReached = true
const changes = createEmitter<undefined>()

/** Notes whether a call reached its server; a refusal or a broken answer is an answer. */
export const noteCall = (reached: boolean): void => {
  if (reached === isReached) return
  isReached = reached
  changes.emit(undefined)
}

/** Whether the last call reached its server. */
export const wasReached = (): boolean => isReached

/** Calls back when that changes. @returns the undo */
export const onReached = changes.subscribe
