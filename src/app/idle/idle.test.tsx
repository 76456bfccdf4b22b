import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mayBeSignedIn, readSession } from '#gateway/session/token/token-store.ts'
import { getBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { INSTALL_RECORD } from '#shared/browser/install-record-name.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderShell, renderWide } from '#tests/render-screen.tsx'

const HOUR_MS = 3_600_000
const END_MS = HOUR_MS + 2000
const REVOKE = /^POST .*revoke/

// The device's two clocks: wall clock and monotonic clock.
const realDate = Date.now
const realPerformance = performance.now.bind(performance)
let wall = 0
let steady = 0
beforeEach(() => {
  wall = 0
  steady = 0
  vi.spyOn(Date, 'now').mockImplementation(() => realDate() + wall)
  vi.spyOn(performance, 'now').mockImplementation(() => realPerformance() + steady)
})

/** Advances the clocks without user activity, then makes the page visible. */
const wait = (ms: number, { asleep = false } = {}) => {
  wall += ms
  if (!asleep) steady += ms
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const expired = () => screen.findByRole('dialog', { name: 'Sesi Habis' })
const warning = () => screen.queryByRole('dialog', { name: 'Masih di sini?' })

describe('an hour without activity', () => {
  test('[R4-011] shows Sesi Habis and nothing of the previous page', async () => {
    await renderWide('/dashboard')
    wait(END_MS)
    expect(await expired()).toHaveTextContent(
      'Sesi Anda telah habis. Silakan login ulang agar dapat kembali mengakses aplikasi',
    )
    expect(screen.getByRole('heading', { name: 'Sesi Habis' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Login Ulang' })).toBeVisible()
    expect(screen.queryByText(/Sekar/)).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('blocks every further request', async () => {
    const { asked } = await renderShell()
    wait(END_MS)
    await expired()
    const before = asked.length
    await expect(getBiodataSingkat('240117023')).rejects.toMatchObject({ message: 'Sesi Habis' })
    expect(asked).toHaveLength(before)
  })

  test('[R4-013] logs out on Login Ulang, revokes the token and clears local storage', async () => {
    const { asked, departures, user } = await renderShell()
    wait(END_MS)
    await expired()
    expect(readSession()).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Login Ulang' }))
    await expect.poll(() => departures).toEqual(['/'])
    expect(asked.filter((request) => REVOKE.test(request))).toHaveLength(1)
    expect(localStore.names()).toEqual([INSTALL_RECORD])
  })

  test('[R4-013] logs out when the student leaves the page', async () => {
    const { asked } = await renderShell()
    wait(END_MS)
    await expired()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(localStore.names()).toEqual([INSTALL_RECORD])
    await expect.poll(() => asked.filter((request) => REVOKE.test(request))).toHaveLength(1)
  })

  test('counts as signed out on the next page, even if this page could not log out', async () => {
    await renderShell()
    wait(END_MS)
    await expired()
    expect([readSession() !== null, mayBeSignedIn(Date.now())]).toEqual([true, false])
  })

  test('is not undone by a key press', async () => {
    await renderShell()
    wall += END_MS
    steady += END_MS
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(await expired()).toBeVisible()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(await expired()).toBeVisible()
  })
})

describe('idle timeout', () => {
  test('[R4-008] [R4-009] [R9-011] [R9-012] ends an hour and 2 s after the last activity, and not 5 s earlier', async () => {
    await renderShell()
    wait(END_MS - 5000)
    expect(screen.queryByRole('dialog', { name: 'Sesi Habis' })).toBeNull()
    wait(5000)
    expect(await expired()).toBeVisible()
  })

  test.each(['keyDown', 'mouseDown', 'touchStart'] as const)('[R4-010] restarts on %s', async (activity) => {
    await renderShell()
    wait(HOUR_MS - 100_000)
    fireEvent[activity](document.body)
    wait(HOUR_MS - 100_000)
    expect(warning()).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is not extended by requests of the page', async () => {
    await renderShell()
    wait(HOUR_MS - 100_000)
    await getBiodataSingkat('240117023')
    wait(102_000)
    expect(await expired()).toBeVisible()
  })

  test('restarts when another tab is used', async () => {
    await renderShell()
    wall += END_MS - 100
    steady += END_MS - 100
    window.localStorage.setItem('last_activity', String(Date.now()))
    window.dispatchEvent(new StorageEvent('storage', { key: 'last_activity', newValue: String(Date.now()) }))
    wait(HOUR_MS / 2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('counts while the device sleeps', async () => {
    await renderShell()
    wait(END_MS, { asleep: true })
    expect(await expired()).toBeVisible()
  })

  test('does not expire when the device clock is corrected two hours forward during use', async () => {
    await renderShell()
    fireEvent.keyDown(document.body, { key: 'a' })
    wall += 2 * HOUR_MS
    steady += 5000
    fireEvent.keyDown(document.body, { key: 'b' })
    expect(screen.queryByRole('dialog')).toBeNull()
    wait(HOUR_MS - 100_000)
    expect(screen.queryByRole('dialog')).toBeNull()
    wait(102_000)
    expect(await expired()).toBeVisible()
  })

  test('does not expire when a clock known to be two hours slow is corrected in another window', async () => {
    await renderShell({ deviceAheadMs: -2 * HOUR_MS })
    wall += 2 * HOUR_MS + 5000
    steady += 5000
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(screen.queryByRole('dialog')).toBeNull()
    wait(END_MS)
    expect(await expired()).toBeVisible()
  })

  test('counts while a device with a clock two hours slow sleeps', async () => {
    await renderShell({ deviceAheadMs: -2 * HOUR_MS })
    wait(END_MS, { asleep: true })
    expect(await expired()).toBeVisible()
  })

  test('keeps its length when the device clock is set back', async () => {
    await renderShell()
    wall -= 5 * HOUR_MS
    steady += HOUR_MS / 2
    wait(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    wait(END_MS - HOUR_MS / 2)
    expect(await expired()).toBeVisible()
  })
})

test('warns the student a minute before the end and continues the session on Tetap masuk', async () => {
  const { user } = await renderShell()
  wait(END_MS - 40_000)
  expect(await screen.findByRole('dialog', { name: 'Masih di sini?' })).toHaveTextContent('40 detik lagi')
  await user.click(screen.getByRole('button', { name: 'Tetap masuk' }))
  expect(warning()).toBeNull()
  wait(END_MS - 70_000)
  expect(warning()).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kosong')
})

test('publishes activity to other tabs once a second', async () => {
  await renderShell()
  const told = new Set<string | null>()
  wait(5000)
  for (let key = 0; key < 50; key += 1) {
    wall += 50
    steady += 50
    fireEvent.keyDown(document.body, { key: 'a' })
    told.add(window.localStorage.getItem('last_activity'))
  }
  expect(told.size).toBeGreaterThan(1)
  expect(told.size).toBeLessThan(5)
})
