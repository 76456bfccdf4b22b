import i18next from 'i18next'
import { createEmitter } from '#shared/state/emitter.ts'

/** A toast is shown for 3 s (section 9); the two error toasts for 5 s, debounced 500 ms (section 8; readings, 37). */
const TOAST_MS = 3000
const ERROR_TOAST_MS = 5000
const ERROR_TOAST_DEBOUNCE_MS = 500

/** A message at the edge of the screen; a new one replaces the previous one of its place. */
export interface Message {
  place: 'toast' | 'snackbar' | 'retry'
  /** null dismisses the message of this place. */
  text: string | null
  /** Time that it is shown; null until it is dismissed. */
  ms: number | null
  onRetry?: () => void
  /** A second button, before 'Muat Ulang'. */
  more?: { label: string; onOpen: () => void } | undefined
}

const messages = createEmitter<Message>()

export const showMessage = messages.emit

/** Subscribes the only component that renders messages. @returns an unsubscribe function */
export const onMessage = messages.subscribe

/** Shows a short message at the bottom of the screen for 3 s, announced by screen readers. */
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
 * Shows for 5 s that something failed. Failures within 500 ms cause one toast, for the last one (section 8).
 * @param isUntold called at the end of that time; returns true when the screen does not show the failure otherwise
 */
export const showErrorToast = (kind: Failure['kind'], isUntold = () => true): void => {
  failures.push({ kind, isUntold })
  clearTimeout(debounce)
  debounce = setTimeout(tellFailures, ERROR_TOAST_DEBOUNCE_MS)
}
