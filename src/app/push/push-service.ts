// The one place that knows the push service's SDK; fetched when somebody has turned push messages on.
import { initializeApp } from 'firebase/app'
import { deleteInstallations, getInstallations } from 'firebase/installations'
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { workerAddress } from '#shared/browser/trusted-worker.ts'
import { createEmitter } from '#shared/state/emitter.ts'

/** Where the SDK looks for its worker by itself: one scope holds one worker, and this one is nobody's page. */
const SCOPE = '/firebase-cloud-messaging-push-scope'

/** The push service as the portal uses it. */
export interface PushService {
  /** Token of this device; the one of the last visit, unless the service has renewed it. */
  getToken: () => Promise<string>
  /** Messages that come while a page is seen. @returns the undo */
  onMessage: (listener: (payload: unknown) => void) => () => void
  /** Ends everything that the service knows of this device. */
  forget: () => Promise<void>
}

/** Without the service nothing is delivered any more when the browser's own subscription ends. */
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
  onMessage(messaging, messages.emit) // the SDK keeps one listener
  // oxlint-disable-next-line typescript/no-deprecated -- section 7: the gateway subscribes registration tokens
  const token = () => getToken(messaging, { vapidKey, serviceWorkerRegistration: registration })
  const end = async () => {
    await token() // tells the SDK our worker, or it would register one by itself, which the policy refuses
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
 * Opens the push service of this deployment (`firebase` in config.json) with its worker, once a page.
 * @returns null where none is set up or the browser has no push messages
 * @throws when the worker or the service can not be had; the next call tries again
 */
export const openPushService = async (): Promise<PushService | null> => {
  try {
    return await open()
  } catch (error) {
    opened = undefined
    throw error
  }
}
