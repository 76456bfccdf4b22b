// What leads to the rest of this room: the first load names this file only, not all that stands behind it.
import { withTexts } from '#shared/i18n/i18n.ts'

/** The bottom push notification with everything it needs, texts included. */
export const loadPushHost = async () => (await withTexts(import('./push-host.tsx'), 'push')).PushHost

/** Ends the subscription of this device (section 4, logout). */
export const endPush = async (): Promise<void> => (await import('./push-subscription.ts')).endSubscription()
