import { createEmitter } from '#shared/state/emitter.ts'
import { pushState, setPushState } from './push-state.ts'
import type { PushOwner } from './push-token.ts'

const messages = createEmitter<unknown>()

/** Subscribes to messages that arrive while a page is visible. @returns an unsubscribe function */
export const onPushPayload = messages.subscribe

let hears = false

const begin = async (owner: PushOwner): Promise<boolean> => {
  const [{ openPushService }, { renewSubscription }] = await Promise.all([
    import('./push-service.ts'),
    import('./push-subscription.ts'),
  ])
  const service = await openPushService()
  if (!service) return false
  if (!hears) service.onMessage(messages.emit)
  hears = true
  await renewSubscription(service, owner)
  return true
}

/** Starts push messages for a user who has granted permission. A failure only changes the state. */
export const startPush = async (owner: PushOwner): Promise<void> => {
  if (pushState() === 'starting') return
  setPushState('starting')
  try {
    setPushState((await begin(owner)) ? 'on' : 'unsupported')
  } catch (error) {
    // Only the name: the service's error message may contain the token.
    console.warn('push messages did not start:', error instanceof Error ? error.name : typeof error)
    setPushState('failed')
  }
}

/** Requests permission from the browser in response to a press, and starts once it is granted (section 4). */
export const askAndStartPush = async (owner: PushOwner): Promise<void> => {
  const permission = await Notification.requestPermission().catch(() => 'default' as const)
  if (permission === 'granted') return startPush(owner)
  setPushState(permission === 'denied' ? 'refused' : 'dismissed')
}

/**
 * Returns whether this browser supports push messages at this address. The service runs its own check before it starts.
 */
export const canPush = (): boolean =>
  window.isSecureContext && 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
