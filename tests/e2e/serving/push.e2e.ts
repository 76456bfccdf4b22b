import type { Locator, Page } from '@playwright/test'
import { expect, signIn } from '../fixtures.ts'
import { expectSoundInBothLooks } from '../house/accessibility.ts'
import {
  bell,
  click,
  countOf,
  opened,
  shown,
  subscribe,
  subscriptionsOf,
  TOPIC,
  test,
  untilShown,
} from './push-portal.ts'

const MESSAGE = { notification: { title: 'Libur', body: 'Besok libur.' }, data: { idpengumuman: '1041' } }
const LONG = `${'Jadwal UTS 2026/2027 Ganjil terbit '.repeat(3)}<b>tebal</b>`

const card = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Tutup notifikasi' }) })

test('[R4-017] [R4-018] [R7-005] subscribes once to the campus topic after permission, and replaces a renewed token', async ({
  page,
  portal,
}) => {
  const subscribed = (token: string) => [{ token, topic: TOPIC, username: '240117023' }]
  await signIn(page, portal.url, 'aktif')
  await expect.poll(() => subscriptionsOf(portal)).toEqual(subscribed('token-perangkat-1'))
  const stored = await page.evaluate(() => localStorage.getItem('push_token'))
  expect(stored).toContain('token-perangkat-1')
  await page.reload()
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await bell(page).click()
  await expect(page.getByText('Notifikasi menyala di perangkat ini.')).toBeVisible()
  expect(await countOf(portal, 'subscribeTopic')).toBe(1)
  expect(portal.tokens).toHaveLength(1)

  await page.evaluate(() => localStorage.setItem('test-endpoint', 'https://push.example/2'))
  await page.reload()
  await expect.poll(() => subscriptionsOf(portal)).toEqual(subscribed('token-perangkat-2'))
  expect(portal.tokens).toEqual(['token-perangkat-2'])
})

test('[R4-019] [R2-018] [R2-067] [R2-068] [R9-006] refreshes news and unread count once per message, shows it accessibly, and leaks no push token', async ({
  page,
  portal,
}) => {
  const said: string[] = []
  page.on('request', (request) => said.push(request.url()))
  page.on('console', (message) => said.push(message.text()))
  await portal.world({ chat: true })
  const { deliver, worker } = await subscribe(page, portal)
  await expect(bell(page)).toHaveAccessibleName('Notifikasi, 3 belum dibaca')
  const before = { unread: await countOf(portal, 'getUnreadNotifikasi'), news: await countOf(portal, 'listPengumuman') }
  const { message } = await portal.world({ publish: LONG })
  await deliver(message)
  await expect(card(page)).toBeVisible()
  await expect(card(page).locator('b')).toHaveText(/^Jadwal UTS 2026\/2027 Ganjil terbit.{1,2}…$/)
  await expect(card(page)).not.toContainText('tebal')
  await expect(bell(page)).toHaveAccessibleName('Notifikasi, 4 belum dibaca')
  await page.waitForLoadState('networkidle')
  expect(await countOf(portal, 'getUnreadNotifikasi')).toBe(before.unread + 1)
  expect(await countOf(portal, 'listPengumuman')).toBe(before.news + 1)
  expect(await shown(worker)).toEqual([])

  const chat = page.getByRole('button', { name: /^Chat/ })
  await expect(chat).toBeVisible()
  const box = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const bottom = async () => {
    const { y, height } = await box(card(page).getByRole('link'))
    return y + height
  }
  await expectSoundInBothLooks(page, async () => {
    const [message, button] = [await box(card(page)), await box(chat)]
    // On a phone the chat button is in the top bar.
    expect(message.y > button.y + button.height || (await bottom()) < button.y).toBe(true)
    const alone = await bottom()
    // The attribute is set while a toast is shown.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-says'))
    await expect.poll(bottom).toBeLessThan(alone - 44)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-says'))
    await expect.poll(bottom).toBe(alone)
  })

  await card(page).getByRole('link').click()
  await expect(page).toHaveURL(`${portal.url}/berita/1042`)
  await expect(card(page)).toHaveCount(0)

  await deliver(MESSAGE)
  await expect(card(page)).toContainText('Besok libur.')
  await deliver({ ...MESSAGE, notification: { title: 'Masuk lagi', body: '' } })
  await expect(card(page)).toContainText('Masuk lagi')
  await expect(card(page)).not.toContainText('Besok libur.')
  await deliver({ ...MESSAGE, notification: { title: 't'.repeat(36), body: 'b'.repeat(76) } })
  await expect(card(page)).toContainText(`${'t'.repeat(35)}…`)
  await expect(card(page)).toContainText(`${'b'.repeat(75)}…`)
  said.push(await page.content())
  expect(said.filter((text) => text.includes('token-perangkat'))).toEqual([])
  await card(page).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveCount(0)
})

test('[R2-066] shows a system notification when no page is visible, and opens /berita/{id} on click', async ({
  page,
  portal,
}) => {
  const { deliver, worker } = await subscribe(page, portal)
  await page.goto('about:blank')
  await untilShown(worker, () => deliver({ ...MESSAGE, notification: { title: LONG, body: 'Nilai <60 libur.' } }))
  const [notification] = await shown(worker)
  expect(notification?.title).toMatch(/^Jadwal UTS 2026\/2027 Ganjil terbit.{1,2}…$/)
  expect(notification).toMatchObject({ body: 'Nilai <60 libur.', data: { path: '/berita/1041' } })
  await click(worker)
  await expect.poll(() => opened(worker)).toEqual(['/berita/1041'])
  expect(await shown(worker)).toEqual([])

  await page.goto(`${portal.url}/dashboard`)
  await bell(page).click()
  await expect(page.getByText('Notifikasi menyala')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await click(worker, { path: '/berita/1040' })
  await expect(page).toHaveURL(`${portal.url}/berita/1040`)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown)).toBe(true)
  expect(await opened(worker)).toEqual([])
})

test('handles messages of any shape, and opens only news addresses from a notification', async ({ page, portal }) => {
  const { deliver, worker } = await subscribe(page, portal)
  for (const text of ['', 'bukan JSON', '[]', 'null', '{"data":{"idpengumuman":"../../krs"}}']) await deliver(text)
  await expect(card(page).getByRole('link')).toHaveAttribute('href', '/berita')
  await page.goto('about:blank')
  await untilShown(worker, () => deliver('{"notification":{"title":{"a":1}}}'))
  await click(worker)
  expect(await shown(worker)).toEqual([]) // the clicks below use planted notifications, not this one
  for (const path of [
    'https://jahat.example',
    '//jahat.example',
    '/\\jahat.example',
    '/oauth?code=1',
    'javascript:alert(1)',
    7,
  ]) {
    await click(worker, { path })
    await expect.poll(() => opened(worker), String(path)).toEqual(['/berita'])
  }
})
