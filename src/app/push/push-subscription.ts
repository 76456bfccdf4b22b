import { subscribeTopic, unsubscribeTopic } from '#generated/client/push/push.ts'
import { wait } from '#shared/state/wait.ts'
import { openPushService, type PushService } from './push-service.ts'
import { type PushOwner, type PushToken, readPushToken, removePushToken, storePushToken } from './push-token.ts'

/** Of the 5 s that logging out may take (readings, 16); the rest is for the end of the session. */
const END_MS = 2500

/** What the gateway does not take is no reason to stop: a token that nobody uses any more receives nothing. */
const unsubscribe = async ({ token, topic }: PushToken): Promise<void> => {
  await unsubscribeTopic({ token, topic }).catch(() => undefined)
}

const isOwn = (stored: PushToken, { username, topic }: PushOwner): boolean =>
  stored.username === username && stored.topic === topic

/** Somebody else, or another campus, used this device before: their token ends with their subscription. */
const endForeign = async (service: PushService, stored: PushToken): Promise<null> => {
  await unsubscribe(stored)
  await service.forget().catch(() => undefined)
  removePushToken()
  return null
}

/**
 * Subscribes this device to the topic of the campus (section 4), or renews the subscription: a token that the service has
 * changed replaces the old one. One that is known and confirmed costs no call.
 * @throws what the service or the gateway says; the next visit tries again
 */
export const renewSubscription = async (service: PushService, owner: PushOwner): Promise<void> => {
  const found = readPushToken()
  const stored = found && !isOwn(found, owner) ? await endForeign(service, found) : found
  const token = await service.getToken()
  if (stored?.token === token && stored.isSubscribed) return
  if (stored && stored.token !== token) await unsubscribe(stored)
  // Stored first: a logout that comes in between must know what to end.
  storePushToken({ ...owner, token, isSubscribed: false })
  await subscribeTopic({ token, topic: owner.topic })
  if (readPushToken()?.token === token) storePushToken({ ...owner, token, isSubscribed: true })
}

const forgetDevice = async (): Promise<void> => (await openPushService())?.forget()

/** Ends the subscription of this device (section 4, logout), within 2.5 s whatever the network does; never rejects. */
export const endSubscription = async (): Promise<void> => {
  const stored = readPushToken()
  if (!stored) return
  removePushToken() // from now on nothing brings it back
  await Promise.race([Promise.allSettled([unsubscribe(stored), forgetDevice()]), wait(END_MS)])
}
