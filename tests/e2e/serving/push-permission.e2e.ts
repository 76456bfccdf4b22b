import type { Page } from '@playwright/test'
import { AUDIT_ONLY, comeBack, expect, signIn } from '../fixtures.ts'
import { axeViolations } from '../house/accessibility.ts'
import { bell, countOf, start, subscribe, subscriptionsOf, TOPIC, test } from './push-portal.ts'

const leave = async (page: Page) => {
  await page.getByRole('button', { name: /akun / }).click()
  await page.getByRole('button', { name: /^Keluar/ }).click()
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
}

test('[R4-014] [R4-020] ends the subscription before the session on logout, and deletes the token', async ({
  page,
  portal,
}) => {
  await subscribe(page, portal)
  const calls: string[] = []
  page.on('request', (request) => {
    const [, name] = /(unsubscribe-from-topic|revoke)/.exec(request.url()) ?? []
    if (name) calls.push(name)
  })
  await leave(page)
  expect(calls).toEqual(['unsubscribe-from-topic', 'revoke'])
  expect(await subscriptionsOf(portal)).toEqual([])
  expect(portal.tokens).toEqual([])
  const left = await page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(name))
      })
    const all = (db: IDBDatabase, store: string) =>
      new Promise<unknown>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result)
      })
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const contents = await Promise.all(
      names.map(async (name) => {
        const db = await open(name)
        return Promise.all([...db.objectStoreNames].map((store) => all(db, store)))
      }),
    )
    return JSON.stringify([contents, Object.keys(localStorage)])
  })
  expect(left).not.toMatch(/token|c1Xp2Qd3T4mVbN5z6A7s8d/)
})

test(
  'logs out within 5 s when the gateway and the push service do not respond',
  AUDIT_ONLY,
  async ({ page, portal }) => {
    await subscribe(page, portal)
    await page.context().route(/googleapis|unsubscribe-from-topic/, () => undefined)
    const begin = Date.now()
    await leave(page)
    expect(Date.now() - begin).toBeLessThan(5000)
    expect(await countOf(portal, 'revokeToken')).toBe(1)
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('push')
  },
)

test('creates a new token for the next student who signs in on the device', AUDIT_ONLY, async ({ page, portal }) => {
  await subscribe(page, portal)
  // The session ends without a logout: the device deletes its token, the gateway does not.
  await page.evaluate(() => localStorage.removeItem('refresh_token'))
  await page.goto(portal.url)
  await signIn(page, portal.url, 'tunggakan')
  await expect.poll(() => portal.tokens).toEqual(['token-perangkat-2'])
  await expect
    .poll(async () => (await subscriptionsOf(portal)).map(({ token, topic }) => ({ token, topic })))
    .toEqual([{ token: 'token-perangkat-2', topic: TOPIC }])
})

/** Grants permission on the press only: a page that already has permission starts by itself. */
const allowByPress = (page: Page) =>
  page.addInitScript(() => {
    let isAllowed = false
    Object.defineProperty(Notification, 'permission', { get: () => (isAllowed ? 'granted' : 'default') })
    Notification.requestPermission = () => {
      isAllowed = true
      return Promise.resolve('granted')
    }
  })

test.describe('push without permission', () => {
  test.use({ isGranted: false })

  test('[R4-014] [R4-016] asks for permission only on request, explains a denial once, and does not unsubscribe on logout', async ({
    page,
    portal,
  }) => {
    await page.addInitScript(() => {
      const answers = ['default', 'denied'] as const
      let asked = 0
      Object.defineProperty(Notification, 'permission', {
        get: () => (Number(localStorage.getItem('test-asked')) > 1 ? 'denied' : 'default'),
      })
      Notification.requestPermission = () => {
        asked += 1
        localStorage.setItem('test-asked', String(asked))
        return Promise.resolve(answers[asked - 1] ?? 'denied')
      }
    })
    await comeBack(page, portal)
    await bell(page).click()
    await expect(start(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('test-asked'))).toBeNull()
    await start(page).press('Enter')
    await expect(page.getByText('Notifikasi belum menyala.')).toBeVisible()
    await start(page).press('Enter')
    await expect(page.getByText('Notifikasi tidak diizinkan.')).toBeVisible()
    await expect(start(page)).toHaveCount(0)
    await page.reload()
    await bell(page).click()
    await expect(page.locator('header').getByRole('link', { name: 'Semua notifikasi' })).toBeVisible()
    await expect(page.getByText(/^Notifikasi (belum|tidak|menyala)/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await leave(page)
    expect(portal.asked).toEqual([])
    expect(await subscriptionsOf(portal)).toEqual([])
    expect(await countOf(portal, 'unsubscribeTopic')).toBe(0)
  })

  test(
    'reports a failing push service, and subscribes on the next permitted attempt',
    AUDIT_ONLY,
    async ({ page, portal }) => {
      await allowByPress(page)
      await comeBack(page, portal)
      await bell(page).click()
      await expect(start(page)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      const failing = /fcmregistrations/
      await page.context().route(failing, (route) =>
        route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*' },
          contentType: 'text/html',
          body: '<title>Wi-Fi</title>',
        }),
      )
      await start(page).click()
      await expect(page.getByText('Notifikasi belum dapat dinyalakan.')).toBeVisible()
      await page.context().unroute(failing)
      await start(page).click()
      await expect(page.getByText('Notifikasi menyala di perangkat ini.')).toBeVisible()
      expect(await subscriptionsOf(portal)).toHaveLength(1)
    },
  )
})

test('loads no push file when push is not configured', AUDIT_ONLY, async ({ page, production }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await comeBack(page, production)
  await bell(page).click()
  await expect(page.locator('header').getByRole('link', { name: 'Semua notifikasi' })).toBeVisible()
  await expect(start(page)).toHaveCount(0)
  expect(asked.filter((url) => /push-|firebase/.test(url))).toEqual([])
  const worker = await fetch(`${production.url}/firebase-messaging-sw.js`)
  expect(worker.headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(worker.headers.get('content-type')).toContain('text/javascript')
})
