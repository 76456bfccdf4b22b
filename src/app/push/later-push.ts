// Entry to the push module: the first load imports this file only, not the rest of the module.
import { withTexts } from '#shared/i18n/i18n.ts'

/** Loads the bottom push notification with its texts. */
export const loadPushHost = async () => (await withTexts(import('./push-host.tsx'), 'push')).PushHost

/** Ends the subscription of this device (section 4, logout). */
export const endPush = async (): Promise<void> => (await import('./push-subscription.ts')).endSubscription()
