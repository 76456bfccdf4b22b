import { getSubscribeTopicMockHandler, getUnsubscribeTopicMockHandler } from '#generated/mocks/push/push.msw.ts'
import { SubscribeTopicBody } from '#generated/models/push/subscribeTopicBody.zod.ts'
import { UnsubscribeTopicBody } from '#generated/models/push/unsubscribeTopicBody.zod.ts'
import type { TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { authenticate } from '../session.ts'

/**
 * Push subscriptions of devices: each token has one subscription for a topic, owned by the last account that
 * subscribed.
 */
export const push: TagHandlers = (store) => {
  const without = (token: string, topic: string) =>
    store.world.subscriptions.filter((one) => one.token !== token || one.topic !== topic)
  return [
    getSubscribeTopicMockHandler(async ({ request }) => {
      const { username } = authenticate(store, request)
      const { token, topic } = await readBody(request, SubscribeTopicBody)
      store.world.subscriptions = [...without(token, topic), { token, topic, username }]
      return { status: { code: '00', message: 'Berlangganan topik' } }
    }),
    getUnsubscribeTopicMockHandler(async ({ request }) => {
      authenticate(store, request)
      const { token, topic } = await readBody(request, UnsubscribeTopicBody)
      store.world.subscriptions = without(token, topic)
      return { status: { code: '00', message: 'Berhenti berlangganan topik' } }
    }),
  ]
}
