import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import { startGateway } from '../../scripts/lib/gateway.mjs'
import { serve } from '../../scripts/lib/serve.mjs'
import { axeViolations } from './accessibility.ts'
import { test as base, expect, signIn } from './fixtures.ts'

const TOPIC = '061001.portalmhs'
const FIREBASE = {
  apiKey: 'kunci-contoh',
  appId: '1:1234567890:web:contoh',
  messagingSenderId: '1234567890',
  projectId: 'portal-contoh',
  vapidKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
}

interface Message {
  notification: { title: string; body: string }
  data: { idpengumuman: string }
}
interface World {
  subscriptions: { token: string; topic: string; username: string }[]
  message?: Message
  counters: { requests: Record<string, number> }
}
interface Portal {
  url: string
  world: (change?: object) => Promise<World>
  /** Tokens that the push service has given out and not taken back. */
  tokens: string[]
  /** What was asked of the push service: method and path. */
  asked: string[]
  /** From now on the service gives out another token. */
  renew: () => void
}

/** The browser's own push service is out of reach here; what it would hand out is made up, with real keys' lengths. */
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

/** The two hosts of the push service. */
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

const test = base.extend<{ portal: Portal; isGranted: boolean }>({
  isGranted: [true, { option: true }],
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
    const renew = () =>
      void context.pages()[0]?.evaluate(() => localStorage.setItem('test-endpoint', 'https://push.example/2'))
    await run({ url: host.url, world, ...known, renew })
    await host.close()
    await gateway.close()
  },
})
test.use({
  allowed: { errors: [/foreign request: https:\/\/(fcmregistrations|firebaseinstallations)\.googleapis\.com/] },
})

const bell = (page: Page) => page.getByRole('button', { name: /^Berita/ })
const start = (page: Page) => page.getByRole('button', { name: 'Nyalakan pemberitahuan' })
const subscriptionsOf = async ({ world }: Portal) => (await world()).subscriptions
const countOf = async ({ world }: Portal, operation: string) => (await world()).counters.requests[operation] ?? 0

/** The worker of this portal, and the way by which the browser hands it a message. */
const openWorker = async (page: Page, url: string) => {
  const session: CDPSession = await page.context().newCDPSession(page)
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
/** What the system shows, as the worker knows it. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      data: data as unknown,
    }))
  })
/** A click on the newest notification; a click of a script may open no window, so what would open is recorded. */
const click = (worker: Worker, data?: unknown) =>
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
const opened = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)

test('[R4-017] a student who allows it is subscribed to the topic of the campus, once', async ({ page, portal }) => {
  await signIn(page, portal.url, 'aktif')
  await expect
    .poll(() => subscriptionsOf(portal))
    .toEqual([{ token: 'token-perangkat-1', topic: TOPIC, username: '240117023' }])
  const stored = await page.evaluate(() => localStorage.getItem('push_token'))
  expect(stored).toContain('token-perangkat-1')
  await page.reload()
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await bell(page).click()
  await expect(page.getByText('Pemberitahuan menyala di perangkat ini.')).toBeVisible()
  expect(await countOf(portal, 'subscribeTopic')).toBe(1)
  expect(portal.tokens).toHaveLength(1)
})

test('[R4-018] a token that the service has renewed replaces the old one', async ({ page, portal }) => {
  await signIn(page, portal.url, 'aktif')
  await expect.poll(() => subscriptionsOf(portal)).toHaveLength(1)
  await page.evaluate(() => localStorage.setItem('test-endpoint', 'https://push.example/2'))
  await page.reload()
  await expect
    .poll(() => subscriptionsOf(portal))
    .toEqual([{ token: 'token-perangkat-2', topic: TOPIC, username: '240117023' }])
  expect(portal.tokens).toEqual(['token-perangkat-2'])
})
