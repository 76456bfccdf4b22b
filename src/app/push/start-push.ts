import { createEmitter } from '#shared/state/emitter.ts'
import { pushState, setPushState } from './push-state.ts'
import type { PushOwner } from './push-token.ts'

const messages = createEmitter<unknown>()

/** Messages that come while a page is seen. @returns the undo */
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

/** Starts push messages for a person who has allowed them; a failure is a state, and harmless. */
export const startPush = async (owner: PushOwner): Promise<void> => {
  if (pushState() === 'starting') return
  setPushState('starting')
  try {
    setPushState((await begin(owner)) ? 'on' : 'unsupported')
  } catch (error) {
    // The name only: what a service says of a failure may hold the token.
    console.warn('push messages did not start:', error instanceof Error ? error.name : typeof error)
    setPushState('failed')
  }
}

/** Asks the browser for permission, as the answer to a press, and starts when it is given (section 4). */
export const askAndStartPush = async (owner: PushOwner): Promise<void> => {
  const permission = await Notification.requestPermission().catch(() => 'default' as const)
  if (permission === 'granted') return startPush(owner)
  setPushState(permission === 'denied' ? 'refused' : 'dismissed')
}

/** Whether this browser, on this address, has push messages at all; the service's own check follows before it starts. */
export const canPush = (): boolean =>
  window.isSecureContext && 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
