import i18next from 'i18next'
import { type Message, showMessage } from './toast.ts'

/** Section 9. */
const SNACKBAR_MS = 15_000

/** Says for 15 s that an action failed; without words of its own those of section 8. */
export const showSnackbar = (text: string = i18next.t('snackbar.default')): void =>
  showMessage({ place: 'snackbar', text, ms: SNACKBAR_MS })

/**
 * Offers 'Muat Ulang' at the top until it is solved (section 8; readings, 37).
 * @param onRetry called at each click; the snackbar stays
 * @param more a second button, for whoever wants to know what waits
 * @returns takes it away, for whoever knows that it is solved
 */
export const showRetrySnackbar = (text: string, onRetry: () => void, more?: Message['more']): (() => void) => {
  showMessage({ place: 'retry', text, ms: null, onRetry, more })
  return () => showMessage({ place: 'retry', text: null, ms: null })
}
