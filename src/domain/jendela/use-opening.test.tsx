import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { fakeLocks, setLocks } from '#tests/contract/tabs.ts'
import type { Fase } from './jendela.ts'
import { useOpening } from './use-opening.ts'

/** Longer than the longest interval between two polls. */
const LONG_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  setLocks(undefined)
  localStore.clear()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Hides or shows the page; each page receives only its own event. */
const showPage = (visibilityState: DocumentVisibilityState, { told = true } = {}) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  if (told) document.dispatchEvent(new Event('visibilitychange'))
}

/** Opens tabs of one student that wait for the opening, and the gateway that they poll. */
const openTabs = (...names: string[]) => {
  const gateway = { isOpen: false, asked: [] as string[] }
  const tabs = names.map((name) => {
    const ask = () => {
      gateway.asked.push(name)
      return Promise.resolve(gateway.isOpen)
    }
    return renderHook(({ fase }: { fase: Fase }) => useOpening('krs', fase, ask), { initialProps: { fase: 'before' } })
  })
  const begin = () => {
    for (const { rerender } of tabs) rerender({ fase: 'open' })
  }
  const isAsking = () => tabs.map(({ result }) => result.current)
  return { gateway, tabs, begin, isAsking }
}

describe.each([
  ['Web Locks', fakeLocks],
  ['the lease in storage, where there are no Web Locks (plain HTTP)', () => undefined],
])('with %s', (_, locks) => {
  beforeEach(() => setLocks(locks()))

  it('polls in one tab of a student; the other tab sends one request after the opening', async () => {
    const { gateway, begin, isAsking } = openTabs('one', 'other')
    begin()
    await pass(LONG_MS)
    const [first] = gateway.asked
    expect(new Set(gateway.asked)).toEqual(new Set([first]))
    expect(gateway.asked.length).toBeGreaterThan(1)
    expect(isAsking()).toEqual([true, true])
    gateway.isOpen = true
    await pass(LONG_MS)
    expect(gateway.asked.filter((name) => name !== first)).toHaveLength(1)
    expect(isAsking()).toEqual([false, false])
  })

  it('polls in the other tab when the polling tab is left', async () => {
    const { gateway, tabs, begin } = openTabs('one', 'other')
    begin()
    await pass(LONG_MS)
    const [first] = gateway.asked
    tabs[first === 'one' ? 0 : 1]?.unmount()
    await pass(LONG_MS)
    const before = gateway.asked.filter((name) => name === first).length
    await pass(LONG_MS)
    expect(gateway.asked.filter((name) => name === first)).toHaveLength(before)
    expect(new Set(gateway.asked).size).toBe(2)
  })

  it('polls in the visible tab without waiting for a hidden one, which sends no requests', async () => {
    const { gateway, begin } = openTabs('behind')
    begin()
    await pass(LONG_MS)
    expect(gateway.asked.length).toBeGreaterThan(1)
    showPage('hidden')
    await pass(0)
    const before = gateway.asked.length
    showPage('visible', { told: false }) // of the other tab: the hidden one receives no event
    const front = openTabs('front')
    front.gateway.isOpen = true
    front.begin()
    await pass(5000)
    expect(front.gateway.asked).toEqual(['front'])
    expect(gateway.asked).toHaveLength(before)
  })

  it('polls at once when the tab becomes visible again', async () => {
    const { gateway, begin, isAsking } = openTabs('one')
    begin()
    showPage('hidden')
    await pass(LONG_MS)
    expect(gateway.asked).toEqual([])
    gateway.isOpen = true
    showPage('visible')
    await pass(5000)
    expect(gateway.asked).toEqual(['one'])
    expect(isAsking()).toEqual([false])
  })

  it('sends no request when the student arrives after the opening', async () => {
    const { gateway, tabs } = openTabs('one')
    tabs[0]?.unmount()
    const late = renderHook(() => useOpening('krs', 'open', () => Promise.reject(new Error('asked'))))
    await pass(LONG_MS)
    expect(late.result.current).toBe(false)
    expect(gateway.asked).toEqual([])
  })
})

it('without Web Locks waits ten seconds for a tab that crashed while polling, then polls', async () => {
  setLocks(undefined)
  localStore.set('lease.opening.krs', `crashed ${Date.now() + 10_000}`)
  const { gateway, begin } = openTabs('one')
  begin()
  await pass(9_900)
  expect(gateway.asked).toEqual([])
  await pass(10_000)
  expect(gateway.asked.length).toBeGreaterThan(0)
})
