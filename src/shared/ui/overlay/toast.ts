import i18next from 'i18next'
import { createEmitter } from '#shared/state/emitter.ts'

/** Section 9: a toast stands for 3 s; section 8: the two error toasts for 5 s, debounced 500 ms (readings, 37). */
const TOAST_MS = 3000
const ERROR_TOAST_MS = 5000
const ERROR_TOAST_DEBOUNCE_MS = 500

/** Something said at the edge of the screen; the newest of a place takes the place of the one before. */
export interface Message {
  place: 'toast' | 'snackbar' | 'retry'
  /** null: nothing is left to say in this place. */
  text: string | null
  /** How long it stands; null until it is taken away. */
  ms: number | null
  onRetry?: () => void
  /** A second button, before 'Muat Ulang'. */
  more?: { label: string; onOpen: () => void } | undefined
}

const messages = createEmitter<Message>()

/** Says something at the edge of the screen. */
export const showMessage = messages.emit

/** For the one place that shows messages. @returns the undo */
export const onMessage = messages.subscribe

/** Shows a short message at the bottom of the screen for 3 s, read out by screen readers. */
export const showToast = (text: string, ms = TOAST_MS): void => showMessage({ place: 'toast', text, ms })

interface Failure {
  kind: 'network' | 'general'
  isUntold: () => boolean
}

let debounce: ReturnType<typeof setTimeout> | undefined
let failures: Failure[] = []

const tellFailures = (): void => {
  const last = failures.filter(({ isUntold }) => isUntold()).at(-1)
  failures = []
  if (last) showToast(i18next.t(`toast.${last.kind}`), ERROR_TOAST_MS)
}

/**
 * Says that something failed, for 5 s. Failures within 500 ms give one toast, the last one's (section 8).
 * @param isUntold asked at the end of that time: whether nothing else on the screen says it by then
 */
export const showErrorToast = (kind: Failure['kind'], isUntold = () => true): void => {
  failures.push({ kind, isUntold })
  clearTimeout(debounce)
  debounce = setTimeout(tellFailures, ERROR_TOAST_DEBOUNCE_MS)
}
