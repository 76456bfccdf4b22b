import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runtimeConfig, setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const UNREAD = /unread_notifikasi/
const NEWS = /\/pengumuman\?/

/**
 * Mock service worker, which push needs to start: permission is unchanged, and the test sends the worker's messages.
 */
const worker = new EventTarget()
beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

const withPush = () => setRuntimeConfig({ ...runtimeConfig(), firebase: { projectId: 'contoh' } })

/**
 * Sends a message of the worker.
 * @returns whether the page has answered
 */
const say = async (data: unknown): Promise<boolean> => {
  const answers: unknown[] = []
  const port = { postMessage: (answer: unknown) => answers.push(answer) }
  await act(async () => {
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
    await Promise.resolve()
  })
  return answers.length > 0
}

const open = async () => {
  const shown = await renderScreen('/dashboard', { arrange: withPush })
  await waitFor(async () => expect(await say({ portal: 'pengumuman' })).toBe(true)) // the host is loaded and listening
  await shown.settled()
  shown.asked.length = 0
  return shown
}

test('[R4-019] refetches berita and the unread count once each when a hidden page receives a push message', async () => {
  const { asked, settled } = await open()
  await say({ portal: 'pengumuman' })
  await settled()
  expect(asked.filter((one) => UNREAD.test(one))).toHaveLength(1)
  expect(asked.filter((one) => NEWS.test(one))).toHaveLength(1)
  expect(asked).toHaveLength(2)
})

test('[R2-066] opens the path of a clicked notification', async () => {
  const { path } = await open()
  expect(await say({ portal: 'open', path: '/berita/1041' })).toBe(true)
  await waitFor(() => expect(path()).toBe('/berita/1041'))
})

test.each([
  'https://jahat.example',
  '//jahat.example',
  '/\\jahat.example',
  '/oauth?code=1',
  '/login',
  'javascript:alert(1)',
])('ignores a clicked notification that leads to %s', async (target) => {
  const { path, departures } = await open()
  await say({ portal: 'open', path: target })
  expect(path()).toBe('/dashboard')
  expect(departures).toEqual([])
})

test.each([[null], ['x'], [{}], [{ portal: 'open' }], [{ portal: 'tutup' }], [{ isFirebaseMessaging: 'true' }]])(
  'ignores the unknown worker message %j',
  async (data) => {
    const { asked } = await open()
    expect(await say(data)).toBe(false)
    expect(asked).toEqual([])
  },
)

test('offers no push messages to an operator who acts for a student', async () => {
  localStore.set('operator_student_id', '240117023')
  vi.stubGlobal('Notification', { permission: 'default' })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('isSecureContext', true)
  const { user, settled } = await renderScreen('/dashboard', { persona: 'operator', arrange: withPush })
  await user.click(await screen.findByRole('button', { name: /^Notifikasi/ }))
  await import('./push-offer.tsx')
  await settled()
  expect(screen.queryByRole('button', { name: 'Nyalakan notifikasi' })).toBeNull()
})

test('offers push messages below the notifications when the browser supports them', async () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('isSecureContext', true)
  const { user } = await renderScreen('/dashboard', { arrange: withPush })
  await user.click(screen.getByRole('button', { name: /^Notifikasi/ }))
  expect(await screen.findByRole('button', { name: 'Nyalakan notifikasi' })).toBeVisible()
})

test('offers no push messages when the browser does not support them', async () => {
  const { user, settled } = await renderScreen('/dashboard', { arrange: withPush })
  await user.click(screen.getByRole('button', { name: /^Notifikasi/ }))
  await import('./push-offer.tsx')
  await settled()
  expect(screen.queryByRole('button', { name: 'Nyalakan notifikasi' })).toBeNull()
})
