import { subscribeTopic, unsubscribeTopic } from '#generated/client/push/push.ts'
import { wait } from '#shared/state/wait.ts'
import { openPushService, type PushService } from './push-service.ts'
import { type PushOwner, type PushToken, readPushToken, removePushToken, storePushToken } from './push-token.ts'

/** Share of the 5 s that logout may take (readings, 16). The rest is for the end of the session. */
const END_MS = 2500

/** Ends a subscription at the gateway. A refusal is ignored, because an unused token receives nothing. */
const unsubscribe = async ({ token, topic }: PushToken): Promise<void> => {
  await unsubscribeTopic({ token, topic }).catch(() => undefined)
}

const isOwn = (stored: PushToken, { username, topic }: PushOwner): boolean =>
  stored.username === username && stored.topic === topic

/** Ends the subscription of another user or campus on this device, together with its token. */
const endForeign = async (service: PushService, stored: PushToken): Promise<null> => {
  await unsubscribe(stored)
  await service.forget().catch(() => undefined)
  removePushToken()
  return null
}

/**
 * Subscribes this device to the campus topic (section 4), or renews the subscription: a token changed by the service
 * replaces the old one. A known and confirmed token sends no call.
 * @throws errors of the service or the gateway; the next visit tries again
 */
export const renewSubscription = async (service: PushService, owner: PushOwner): Promise<void> => {
  const found = readPushToken()
  const stored = found && !isOwn(found, owner) ? await endForeign(service, found) : found
  const token = await service.getToken()
  if (stored?.token === token && stored.isSubscribed) return
  if (stored && stored.token !== token) await unsubscribe(stored)
  // Stored first, so that a logout in between knows which subscription to end.
  storePushToken({ ...owner, token, isSubscribed: false })
  await subscribeTopic({ token, topic: owner.topic })
  if (readPushToken()?.token === token) storePushToken({ ...owner, token, isSubscribed: true })
}

const forgetDevice = async (): Promise<void> => (await openPushService())?.forget()

/** Ends the subscription of this device (section 4, logout), within 2.5 s regardless of the network; never rejects. */
export const endSubscription = async (): Promise<void> => {
  const stored = readPushToken()
  if (!stored) return
  removePushToken() // from now on it cannot be restored
  await Promise.race([Promise.allSettled([unsubscribe(stored), forgetDevice()]), wait(END_MS)])
}
