import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import { startGateway } from '../../../scripts/lib/gateway.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { test as base, comeBack, expect } from '../fixtures.ts'

export const FIREBASE = {
  apiKey: 'kunci-contoh',
  appId: '1:1234567890:web:contoh',
  messagingSenderId: '1234567890',
  projectId: 'portal-contoh',
  vapidKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
}

const FIREBASE_HOSTS = /foreign request: https:\/\/(fcmregistrations|firebaseinstallations)\.googleapis\.com/

interface Message {
  notification: { title: string; body: string }
  data: { idpengumuman: string }
}
interface World {
  subscriptions: { token: string; topic: string; username: string }[]
  message?: Message
  counters: { requests: Record<string, number> }
}
export interface Portal {
  url: string
  world: (change?: object) => Promise<World>
  /** Tokens that the push service issued and has not revoked. */
  tokens: string[]
  /** Requests to the push service: method and host. */
  asked: string[]
}

/** Replaces the browser's push service, which is unreachable here, with fake keys of the real length. */
const replacePushManager = () => {
  const state = { endpoint: 'https://push.example/1', isSubscribed: false }
  const key = (length: number) => new Uint8Array(length).fill(7).buffer
  const subscription = () => ({
    endpoint: localStorage.getItem('test-endpoint') ?? state.endpoint,
    getKey: (name: string) => key(name === 'auth' ? 16 : 65),
    unsubscribe: () => {
      state.isSubscribed = false
      return Promise.resolve(true)
    },
  })
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(state.isSubscribed ? subscription() : null),
    subscribe: () => {
      state.isSubscribed = true
      return Promise.resolve(subscription())
    },
  })
}

/** Mocks the two hosts of the push service. */
const answerFirebase = async (context: BrowserContext, { tokens, asked }: Pick<Portal, 'tokens' | 'asked'>) => {
  let given = 0
  await context.route(/https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//, async (route) => {
    const request = route.request()
    const { hostname, pathname } = new URL(request.url())
    asked.push(`${request.method()} ${hostname.split('.')[0] ?? ''}`)
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (hostname.startsWith('firebaseinstallations'))
      return route.fulfill({
        headers,
        json: {
          name: 'x',
          fid: 'c1Xp2Qd3T4mVbN5z6A7s8d',
          refreshToken: 'r',
          token: 'auth',
          expiresIn: '604800s',
          authToken: { token: 'auth', expiresIn: '604800s' },
        },
      })
    if (request.method() === 'DELETE') {
      const gone = tokens.findIndex((token) => pathname.endsWith(token))
      if (gone >= 0) tokens.splice(gone, 1)
      return route.fulfill({ headers, json: {} })
    }
    given += 1
    const token = `token-perangkat-${given}`
    tokens.push(token)
    return route.fulfill({ headers, json: { token } })
  })
}

/** A test with a portal with push messages, its gateway, and a mock push service. */
export const test = base.extend<{ portal: Portal; isGranted: boolean }>({
  isGranted: [true, { option: true }],
  // An option, because test.use() would apply only to the first file that imports this module.
  allowed: { errors: [FIREBASE_HOSTS] },
  portal: async ({ context, isGranted }, run) => {
    const gateway = await startGateway({ port: 0 })
    const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
    const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true, firebase: FIREBASE }
    const host = await serve({ dir: 'dist', config, proxies })
    const known = { tokens: [] as string[], asked: [] as string[] }
    await context.addInitScript(replacePushManager)
    await answerFirebase(context, known)
    if (isGranted) await context.grantPermissions(['notifications'], { origin: host.url })
    const world = async (change?: object): Promise<World> => {
      const init = change && { method: 'POST', body: JSON.stringify(change) }
      return (await (await fetch(`${gateway.url}/__world`, init)).json()) as World
    }
    await run({ url: host.url, world, ...known })
    await host.close()
    await gateway.close()
  },
})
/** Returns the push worker of this portal, and a function that delivers a message to it. */
export const openWorker = async (page: Page, url: string) => {
  const desk = await page.context().newPage() // a CDP session stops silently when its own page navigates
  await page.bringToFront()
  const session: CDPSession = await page.context().newCDPSession(desk)
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.includes('firebase-cloud-messaging-push-scope'))
      if (own) found(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const worker = await workerOf(page.context())
  const deliver = (message: unknown) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: url,
      registrationId,
      data: typeof message === 'string' ? message : JSON.stringify(message),
    })
  return { worker, deliver }
}
const workerOf = async (context: BrowserContext): Promise<Worker> => {
  const find = () => context.serviceWorkers().find((one) => one.url().endsWith('/firebase-messaging-sw.js'))
  await expect.poll(() => find() !== undefined).toBe(true)
  const worker = find()
  if (!worker) throw new Error('no worker')
  return worker
}
/** Returns the notifications that the system shows, as the worker reports them. */
export const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      data: data as unknown,
    }))
  })
/**
 * Delivers until the system shows one notification. A page that has just closed may still count as visible, and a
 * message delivered at that moment is lost: about one in ten here. A repeated message replaces itself.
 */
export const untilShown = (worker: Worker, deliver: () => Promise<unknown>) =>
  expect(async () => {
    await deliver()
    await expect.poll(() => shown(worker), { timeout: 2000 }).toHaveLength(1)
  }).toPass({ timeout: 15_000 })
/** Clicks the newest notification. A scripted click may not open a window, so the requested addresses are recorded. */
export const click = (worker: Worker, data?: unknown) =>
  worker.evaluate(async (planted) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (path: string) => Promise<null> }
      opened: string[]
      NotificationEvent: new (name: string, init: { notification: unknown }) => Event
    }
    scope.opened = []
    scope.clients.openWindow = (path) => {
      scope.opened.push(path)
      return Promise.resolve(null)
    }
    if (planted !== undefined) await scope.registration.showNotification('x', { data: planted })
    const notification = (await scope.registration.getNotifications()).at(-1)
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, data)
export const opened = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)

export const bell = (page: Page) => page.getByRole('button', { name: /^Notifikasi/ })
export const start = (page: Page) => page.getByRole('button', { name: 'Nyalakan notifikasi' })
export const subscriptionsOf = async ({ world }: Portal) => (await world()).subscriptions
export const countOf = async ({ world }: Portal, operation: string) => (await world()).counters.requests[operation] ?? 0

/** Signs in, subscribes, and opens the worker. */
export const subscribe = async (page: Page, portal: Portal) => {
  await comeBack(page, portal)
  await expect.poll(() => subscriptionsOf(portal)).toHaveLength(1)
  return openWorker(page, portal.url)
}

export const TOPIC = '061001.portalmhs'
