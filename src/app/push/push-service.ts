// The only module that imports the push service's SDK. Fetched when the user has enabled push messages.
import { initializeApp } from 'firebase/app'
import { deleteInstallations, getInstallations } from 'firebase/installations'
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { workerAddress } from '#shared/browser/trusted-worker.ts'
import { createEmitter } from '#shared/state/emitter.ts'

/** Default scope of the SDK's worker. A scope has only one worker, and no page is in this one. */
const SCOPE = '/firebase-cloud-messaging-push-scope'

/** The part of the push service that the portal uses. */
export interface PushService {
  /** Returns the token of this device: that of the last visit, unless the service has renewed it. */
  getToken: () => Promise<string>
  /** Subscribes to messages that arrive while a page is visible. @returns an unsubscribe function */
  onMessage: (listener: (payload: unknown) => void) => () => void
  /** Deletes everything that the service stores about this device. */
  forget: () => Promise<void>
}

/** Ends the browser's own subscription, after which nothing is delivered, even when the service is unavailable. */
const unsubscribeHere = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}

const create = async ({ vapidKey = '', ...settings }: Record<string, string>): Promise<PushService> => {
  const registration = await navigator.serviceWorker.register(workerAddress('/firebase-messaging-sw.js'), {
    scope: SCOPE,
    updateViaCache: 'none',
  })
  const app = initializeApp(settings)
  const messaging = getMessaging(app)
  const messages = createEmitter<unknown>()
  onMessage(messaging, messages.emit) // the SDK supports only one listener
  // oxlint-disable-next-line typescript/no-deprecated -- section 7: the gateway subscribes registration tokens
  const token = () => getToken(messaging, { vapidKey, serviceWorkerRegistration: registration })
  const end = async () => {
    await token() // passes our worker to the SDK, which would otherwise register its own, against the content security policy
    // oxlint-disable-next-line typescript/no-deprecated -- the other half of getToken
    await deleteToken(messaging)
  }
  return {
    getToken: token,
    onMessage: messages.subscribe,
    forget: async () => {
      await end().catch(() => unsubscribeHere(registration))
      await deleteInstallations(getInstallations(app))
    },
  }
}

let opened: Promise<PushService> | undefined

const open = async (): Promise<PushService | null> => {
  const { firebase } = runtimeConfig()
  if (!firebase || !(await isSupported())) return null
  opened ??= create(firebase)
  return opened
}

/**
 * Opens the push service of this deployment (`firebase` in config.json) with its worker, once per page.
 * @returns null when none is configured or the browser has no push messages
 * @throws when the worker or the service is unavailable; the next call tries again
 */
export const openPushService = async (): Promise<PushService | null> => {
  try {
    return await open()
  } catch (error) {
    opened = undefined
    throw error
  }
}
