import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logOut } from '#app/session/log-out.ts'
import { keepInstallPrompt } from '#shared/browser/install-prompt.ts'
import { INSTALL_RECORD } from '#shared/browser/install-record-name.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const record = (visits: number, isOver = false) =>
  localStore.set(INSTALL_RECORD, JSON.stringify({ visits, day: '2026-10-01', isOver }))
const recordNow = (): unknown => JSON.parse(localStore.get(INSTALL_RECORD) ?? 'null')

/** The browser offers to install the page, as Chromium does soon after it is loaded. */
const offerFromBrowser = (outcome = 'accepted') => {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const prompt = vi.fn(() => Promise.resolve({ outcome }))
  Object.assign(event, { prompt })
  keepInstallPrompt()
  window.dispatchEvent(event)
  return { event, prompt }
}
const offer = () => screen.queryByRole('region', { name: 'Pasang portal di perangkat ini' })
const shown = () => waitFor(() => expect(offer()).toBeVisible())

test('offers to install on the third day of visits, not before, and counts a day once', async () => {
  offerFromBrowser()
  const first = await renderScreen('/dashboard')
  expect(recordNow()).toEqual({ visits: 1, day: '2026-10-22', isOver: false })
  first.unmount()
  const second = await renderScreen('/dashboard')
  expect(recordNow()).toEqual({ visits: 1, day: '2026-10-22', isOver: false })
  expect(offer()).toBeNull()
  second.unmount()
  record(2)
  await renderScreen('/dashboard')
  await shown()
})

test('never offers again after a no, also after logout', async () => {
  record(3)
  const { event } = offerFromBrowser()
  expect(event.defaultPrevented).toBe(true) // the browser's own bar does not show
  const { user, unmount } = await renderScreen('/dashboard')
  await shown()
  await user.click(screen.getByRole('button', { name: 'Tidak perlu' }))
  expect(offer()).toBeNull()
  await logOut()
  expect(recordNow()).toMatchObject({ isOver: true })
  unmount()
  offerFromBrowser()
  await renderScreen('/dashboard')
  expect(offer()).toBeNull()
})

test.each(['accepted', 'dismissed'])('asks the browser, and ends with its answer: %s', async (outcome) => {
  record(3)
  const { prompt } = offerFromBrowser(outcome)
  const { user } = await renderScreen('/dashboard')
  await shown()
  await user.click(screen.getByRole('button', { name: 'Pasang' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(offer()).toBeNull())
  expect(recordNow()).toMatchObject({ isOver: true })
})

test('ends the offer when the portal is installed from the browser’s menu', async () => {
  record(3)
  offerFromBrowser()
  await renderScreen('/dashboard')
  await shown()
  window.dispatchEvent(new Event('appinstalled'))
  await waitFor(() => expect(offer()).toBeNull())
  expect(recordNow()).toMatchObject({ isOver: true })
})

test('shows the steps on an iPhone, which cannot install by a button', async () => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  record(3)
  await renderScreen('/dashboard')
  await shown()
  expect(offer()).toHaveTextContent(/Bagikan.*Tambahkan ke Layar Utama/)
  expect(screen.queryByRole('button', { name: 'Pasang' })).toBeNull()
})

test.each([
  ['without an offer of the browser', () => undefined],
  [
    'in the installed portal',
    () => {
      offerFromBrowser()
      Object.assign(navigator, { standalone: true })
    },
  ],
])('offers nothing %s', async (_, arrange) => {
  record(3)
  arrange()
  await renderScreen('/dashboard')
  expect(offer()).toBeNull()
  Reflect.deleteProperty(navigator, 'standalone')
})

test('offers nothing to an operator', async () => {
  record(3)
  offerFromBrowser()
  await renderScreen('/dashboard', { persona: 'operator' })
  expect(offer()).toBeNull()
})
