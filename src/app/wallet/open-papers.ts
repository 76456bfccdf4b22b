import { createEmitter } from '#shared/state/emitter.ts'

const closing = createEmitter<undefined>()

/** Subscribes an open paper to the end of the session. @returns an unsubscribe function */
export const onClosePapers = closing.subscribe

/** Closes each open paper: nothing may be readable behind 'Sesi Habis' (readings, 14). */
export const closePapers = (): void => closing.emit(undefined)
