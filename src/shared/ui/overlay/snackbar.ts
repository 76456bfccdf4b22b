import i18next from 'i18next'
import { type Message, showMessage } from './toast.ts'

/** Time that a snackbar is shown (section 9). */
const SNACKBAR_MS = 15_000

/** Shows for 15 s that an action failed; the default text is that of section 8. */
export const showSnackbar = (text: string = i18next.t('snackbar.default')): void =>
  showMessage({ place: 'snackbar', text, ms: SNACKBAR_MS })

/**
 * Offers 'Muat Ulang' at the top until it is dismissed (section 8; readings, 37).
 * @param onRetry called on each click; the snackbar stays
 * @param more a second button, for details about the pending requests
 * @returns a function that dismisses it, for when the problem is solved
 */
export const showRetrySnackbar = (text: string, onRetry: () => void, more?: Message['more']): (() => void) => {
  showMessage({ place: 'retry', text, ms: null, onRetry, more })
  return () => showMessage({ place: 'retry', text: null, ms: null })
}
