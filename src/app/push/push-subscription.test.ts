import { expect, test, vi } from 'vitest'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { adoptTokens } from '#gateway/session/session.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import '#tests/page-state.ts'
import { type Arrangement, openGateway } from '#tests/simulated-gateway.ts'
import type { PushService } from './push-service.ts'
import { endSubscription, renewSubscription } from './push-subscription.ts'
import { readPushToken, topicOf } from './push-token.ts'
import { PUSH_TOKEN } from './push-token-name.ts'

const TOPIC = topicOf('061001')
const SEKAR = { username: '240117023', topic: TOPIC }
const WRITES = /(un)?subscribe-(to|from)-topic/

const open = async (arrangement: Arrangement = {}, persona = 'aktif') => {
  const gateway = openGateway(arrangement)
  await ensureCampus()
  adoptTokens(gateway.controls.signIn(persona))
  const writes = () => gateway.asked.flatMap((one) => WRITES.exec(one)?.[0] ?? [])
  return { ...gateway, writes }
}
/** Mocks the third-party push service: it returns the given tokens. */
const serviceOf = (...tokens: string[]) => {
  const service = {
    getToken: vi.fn(() => Promise.resolve(tokens.length > 1 ? String(tokens.shift()) : String(tokens[0]))),
    forget: vi.fn(() => Promise.resolve()),
    onMessage: () => () => undefined,
  } satisfies PushService
  return service
}
const tokensOf = ({ subscriptions }: Controls) => subscriptions().map(({ token, topic }) => `${token} ${topic}`)

test('[R7-005] builds the topic from the college id and .portalmhs', () => {
  expect(topicOf('061001')).toBe('061001.portalmhs')
})

test('[R4-017] stores the token and subscribes its topic, and sends nothing on a second visit with the same token', async () => {
  const { controls, writes } = await open()
  await renewSubscription(serviceOf('satu'), SEKAR)
  await renewSubscription(serviceOf('satu'), SEKAR)
  expect(tokensOf(controls)).toEqual([`satu ${TOPIC}`])
  expect(readPushToken()).toEqual({ ...SEKAR, token: 'satu', isSubscribed: true })
  expect(writes()).toEqual(['subscribe-to-topic'])
})

test('[R4-018] replaces the old token when it has changed', async () => {
  const { controls, writes } = await open()
  const service = serviceOf('satu', 'dua')
  await renewSubscription(service, SEKAR)
  await renewSubscription(service, SEKAR)
  expect(tokensOf(controls)).toEqual([`dua ${TOPIC}`])
  expect(writes()).toEqual(['subscribe-to-topic', 'unsubscribe-from-topic', 'subscribe-to-topic'])
  expect(service.forget).not.toHaveBeenCalled()
})

test.each([
  ['another student signs in', { username: '220114008', topic: TOPIC }],
  ['the campus changes', { username: '240117023', topic: topicOf('071002') }],
])('when %s, deletes the previous token at the service and at the gateway', async (_, next) => {
  const { controls } = await open()
  const service = serviceOf('satu', 'dua')
  await renewSubscription(service, SEKAR)
  await renewSubscription(service, next)
  expect(service.forget).toHaveBeenCalledOnce()
  expect(tokensOf(controls)).toEqual([`dua ${next.topic}`])
  expect(readPushToken()).toMatchObject(next)
})

test('retries a subscription that the gateway did not confirm at the next visit', async () => {
  const { controls } = await open({ faults: [{ operation: 'subscribeTopic', kind: 'network', times: 1 }] })
  await expect(renewSubscription(serviceOf('satu'), SEKAR)).rejects.toThrow()
  expect(readPushToken()).toMatchObject({ token: 'satu', isSubscribed: false })
  await renewSubscription(serviceOf('satu'), SEKAR)
  expect(tokensOf(controls)).toEqual([`satu ${TOPIC}`])
})

test('does not store the token again when a logout happens during the subscription', async () => {
  await open({ faults: [{ operation: 'subscribeTopic', kind: 'latency', ms: 60 }] })
  const subscribing = renewSubscription(serviceOf('satu'), SEKAR)
  await expect.poll(readPushToken).not.toBeNull()
  await endSubscription()
  await subscribing
  expect(localStore.get(PUSH_TOKEN)).toBeNull()
})

test('[R4-014] unsubscribes at the gateway when there is a token, and sends nothing without one', async () => {
  const { controls, writes } = await open()
  await endSubscription()
  expect(writes()).toEqual([])
  await renewSubscription(serviceOf('satu'), SEKAR)
  await endSubscription()
  expect(controls.subscriptions()).toEqual([])
  expect(writes()).toEqual(['subscribe-to-topic', 'unsubscribe-from-topic'])
  expect(readPushToken()).toBeNull()
})

test.each(['network', 'server', 'timeout504'] as const)(
  'ends a subscription even if the gateway does not confirm it (%s)',
  async (kind) => {
    await open({ faults: [{ operation: 'unsubscribeTopic', kind }] })
    await renewSubscription(serviceOf('satu'), SEKAR)
    await expect(endSubscription()).resolves.toBeUndefined()
    expect(readPushToken()).toBeNull()
  },
)

test('waits at most 2.5 s when it ends a subscription', async () => {
  await open({ faults: [{ operation: 'unsubscribeTopic', kind: 'latency', ms: 60_000 }] })
  await renewSubscription(serviceOf('satu'), SEKAR)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const over = vi.fn()
  void endSubscription().then(over)
  await vi.advanceTimersByTimeAsync(2499)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

test.each(['', '{', 'null', '[]', '"satu"', '{"token":7,"topic":"x","username":"y","isSubscribed":true}'])(
  'treats the stored value %j as no token',
  (text) => {
    localStore.set(PUSH_TOKEN, text)
    expect(readPushToken()).toBeNull()
  },
)
