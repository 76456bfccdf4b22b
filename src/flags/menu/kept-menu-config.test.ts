import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import { menuWait } from '../flag-state.ts'
import * as flags from '../flags.ts'
import { getFlag, getFlagDetails } from '../get-flag.ts'
import { getMenu } from './menu.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStore.clear()
  resetFlags()
})
afterEach(() => {
  vi.useRealTimers()
  setClock(Date.now)
})

test('waits for the server menu on a first visit, at most 2 s', () => {
  flags.setCampus('UBK')
  expect([menuWait.isKnown(), getMenu()]).toEqual([false, null])
  vi.advanceTimersByTime(1999)
  expect(menuWait.isKnown()).toBe(false)
  const listener = vi.fn()
  const unsubscribe = flags.subscribeFlags(listener)
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(getMenu()?.length).toBeGreaterThan(0)
  unsubscribe()
})

test('ends the wait on the response and falls back to campus values for an unreadable one', () => {
  flags.setCampus('UBK')
  flags.setMenuConfig({ portalmhs_nilai: 'false' })
  expect(getMenu()?.map(({ id }) => id)).not.toContain('nilai')
  flags.setCampus('TSM')
  expect(getMenu()).toBeNull()
  flags.setMenuConfig('<html>captive portal</html>')
  expect(getMenu()?.map(({ id }) => id)).toContain('nilai')
})

test('[R9-017] restores the last known menu of the campus on the next visit, for 7 days', () => {
  const start = Date.now()
  setClock(() => start)
  flags.setCampus('UBK')
  flags.setMenuConfig({ portalmhs_nilai: 'false' })
  resetFlags()
  flags.setCampus('UBK')
  expect([menuWait.isKnown(), getFlag('menu.nilai'), getFlagDetails('menu.nilai').reason]).toEqual([
    true,
    false,
    'CACHED',
  ])
  expect(getFlagDetails('menu.nilai').flagMetadata).toMatchObject({ layer: 'server', source: 'portalmhs_nilai' })
  expect(getFlagDetails('menu.nilai').flagMetadata['trace']).toContain('"kept":true')
  flags.setCampus('TSM')
  expect([menuWait.isKnown(), getFlag('menu.nilai')]).toEqual([false, true])
  for (const [laterMs, known] of [
    [604_800_000, true],
    [604_800_001, false],
    [-1, false],
  ] as const) {
    setClock(() => start + laterMs)
    resetFlags()
    flags.setCampus('UBK')
    expect(menuWait.isKnown()).toBe(known)
  }
})

test.each(['{', '[]', 'null', '{"at":"x","answer":{}}'])('ignores a cached menu that reads %s', (text) => {
  localStore.set('menu_config.ubk', text)
  flags.setCampus('UBK')
  expect(menuWait.isKnown()).toBe(false)
})
