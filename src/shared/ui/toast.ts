import { createEmitter } from '#shared/emitter.ts'

const toasts = createEmitter<string>()

/** Shows a short message at the bottom of the screen, read out by screen readers. */
export const showToast = toasts.emit

/** For the one place that shows toasts. @returns the undo */
export const onToast = toasts.subscribe
