import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  box,
  button,
  log,
  openChat,
  openClass,
  openHost,
  prepareContainer,
  stored,
  unmount,
} from '#tests/loopback-chat.ts'

prepareContainer()

describe('outgoing message', () => {
  test('is resent only by the student, never automatically, when it was written offline', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const kit = await openChat()
    const { user, line, breakLine, facts } = kit
    await openClass(user)
    line.isUp = false
    breakLine()
    expect(await screen.findByText('Terputus. Menyambung lagi…')).toBeVisible()
    await user.type(await box(), 'Halo{Enter}')
    expect(await screen.findByText('Belum terkirim.')).toBeVisible()
    line.isUp = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(facts.opened).toBeGreaterThan(1)
    expect(stored(kit)).toHaveLength(6)
    await user.click(await button(/^Kirim lagi/))
    expect(stored(kit).slice(6)).toEqual(['Halo'])
    await waitFor(() => expect(screen.queryByText('Belum terkirim.')).toBeNull())
  })

  test('appears once when its confirmation is lost and the next connection delivers it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const kit = await openChat()
    const { user, line, breakLine } = kit
    await openClass(user)
    line.isHeard = false
    await user.type(await box(), 'Halo{Enter}')
    expect(await screen.findByText('Mengirim…')).toBeVisible()
    breakLine()
    expect(await screen.findByText('Belum terkirim.')).toBeVisible()
    line.isHeard = true
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(screen.queryByText('Belum terkirim.')).toBeNull())
    expect(await within(await log()).findAllByText('Halo')).toHaveLength(1)
    expect(stored(kit)).toHaveLength(7)
  })

  test('is shown as unsent after 10 s without confirmation, and resending creates no duplicate', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const kit = await openChat()
    const { user, line } = kit
    await openClass(user)
    line.isHeard = false
    await user.type(await box(), 'Halo{Enter}')
    await vi.advanceTimersByTimeAsync(9000)
    expect(await screen.findByText('Mengirim…')).toBeVisible()
    await vi.advanceTimersByTimeAsync(1500)
    expect(await screen.findByText('Belum terkirim.')).toBeVisible()
    line.isHeard = true
    await user.click(await button(/^Kirim lagi/))
    expect(await within(await log()).findAllByText('Halo')).toHaveLength(1)
    expect(stored(kit)).toHaveLength(7)
  })

  test('shows why the gateway rejected it, and can be discarded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, store } = await openChat()
    await openClass(user)
    for (const thread of store.world.chat.threads) thread.isSelesai = true // closed without an event
    await user.type(await box(), 'Halo{Enter}')
    expect(await screen.findByText('Topik ini sudah ditutup.')).toBeVisible()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await screen.findByText('Topik ini sudah ditutup.')).toBeVisible()
    await user.click(await button(/^Hapus/))
    expect(within(await log()).queryByText('Halo')).toBeNull()
  })
})

test('reconnects to an unreachable gateway at growing intervals, and never after unmount', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const kit = openHost()
  kit.line.isUp = false
  await openChat(kit)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kit.facts.opened).toBeGreaterThan(4)
  expect(kit.facts.opened).toBeLessThan(12)
  const before = kit.facts.opened
  await unmount()
  await vi.advanceTimersByTimeAsync(120_000)
  window.dispatchEvent(new Event('online'))
  expect(kit.facts.opened).toBe(before)
  expect(vi.getTimerCount()).toBe(0)
})
