import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now, setClock } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { fillStorage } from '#tests/full-storage.ts'
import { createLocks } from '#tests/tab-locks.ts'
import { claimIntent, dropIntent, readIntent } from './intent.ts'
import { sendOnce } from './send-attempt.ts'

const ORDER = { key: 'bayar', operation: 'processPembayaran', label: 'Bayar 1 tagihan' }

beforeEach(() => {
  vi.useFakeTimers()
  setClock(() => Date.now())
})
afterEach(() => {
  vi.useRealTimers()
  setClock(Date.now)
  localStore.clear()
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
})

test('an intent that was written down holds every page until it is known how it ended', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const claims = Promise.all([claimIntent(ORDER), claimIntent(ORDER)])
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await claims).filter((claim) => claim !== null)).toHaveLength(1)
  const late = claimIntent(ORDER)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await late).toBeNull()
  dropIntent(ORDER.key)
  const next = claimIntent(ORDER)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await next).toMatchObject(ORDER)
})

test('another tab that has begun holds this one, even where its note has not come through yet', async () => {
  const locks = createLocks()
  const send = vi.fn(() => Promise.resolve())
  const once = { send, precheck: () => new Promise<boolean>(() => undefined) }
  locks.enter(0, () => true)
  void sendOnce(ORDER, once)
  await vi.advanceTimersByTimeAsync(10)
  dropIntent(ORDER.key) // storage copies differ between browser processes
  locks.enter(1, () => true)
  expect(await sendOnce(ORDER, { send, precheck: () => Promise.resolve(true) })).toEqual({ kind: 'held' })
  expect(send).not.toHaveBeenCalled()
})

test('in a browser that refuses its locks an order leaves, once, and the attempt does not fail', async () => {
  const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const send = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 2_000)))
  const once = { send, precheck: () => Promise.resolve(true) }
  const attempts = Promise.all([sendOnce(ORDER, once), sendOnce(ORDER, once)])
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await attempts).map(({ kind }) => kind).sort()).toEqual(['answered', 'held'])
  expect(send).toHaveBeenCalledOnce()
})

test.each([
  ['no longer holds', () => Promise.resolve(false), 'withdrawn'],
  ['can not be read', () => Promise.reject(new Error('putus')), 'unsent'],
])('what was confirmed and %s is not sent, and holds nobody', async (_, precheck, kind) => {
  const send = vi.fn(() => Promise.resolve())
  const attempt = sendOnce(ORDER, { send, precheck })
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await attempt).kind).toBe(kind)
  expect(send).not.toHaveBeenCalled()
  expect(readIntent(ORDER.key)).toBeNull()
})

test('what a check will compare with is written down before the write leaves, and goes with the intent', async () => {
  const send = vi.fn(() => {
    expect(readIntent(ORDER.key)).toMatchObject({ sent: true, snapshot: 7 })
    return Promise.resolve()
  })
  const precheck = () => {
    expect(readIntent(ORDER.key)).toMatchObject({ sent: false, snapshot: null })
    return Promise.resolve({ snapshot: 7 })
  }
  const attempt = sendOnce(ORDER, { send, precheck })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await attempt).toEqual({ kind: 'answered' })
  expect(send).toHaveBeenCalledOnce()
  dropIntent(ORDER.key)
  expect(localStore.names()).toEqual([])
})

test.each([
  ['before it begins', () => undefined, () => void fillStorage('localStorage')],
  ['while it asks', () => void fillStorage('localStorage'), () => undefined],
])('where storage fills %s, only a write that moves no money is sent', async (_, meanwhile, before) => {
  before()
  const send = vi.fn(() => Promise.resolve())
  const precheck = () => {
    meanwhile()
    return Promise.resolve(true)
  }
  const money = sendOnce(ORDER, { send, precheck, isMoney: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await money).toEqual({ kind: 'unrecorded' })
  expect(send).not.toHaveBeenCalled()
  expect(readIntent(ORDER.key)).toBeNull()
  const other = sendOnce(ORDER, { send, precheck })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await other).toEqual({ kind: 'answered' })
  expect(window.localStorage).toHaveLength(0) // no record of an unsent write remains
})

test('a write that was taken out of the queue of another tab, while this one asked, is not sent', async () => {
  const send = vi.fn(() => Promise.resolve())
  const precheck = () => {
    dropIntent(ORDER.key)
    return Promise.resolve(true)
  }
  const attempt = sendOnce(ORDER, { send, precheck })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await attempt).toEqual({ kind: 'withdrawn' })
  expect(send).not.toHaveBeenCalled()
})

test('a page that asks for long is seen to be alive: nobody may say that its write never left', async () => {
  const begun = now().getTime()
  void sendOnce(ORDER, { send: () => Promise.resolve(), precheck: () => new Promise<boolean>(() => undefined) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readIntent(ORDER.key)?.since).toBeGreaterThanOrEqual(begun + 50_000)
})

test('of an intent nothing is stored but what it was called and when: no amount, no bill', async () => {
  const claim = claimIntent(ORDER)
  await vi.advanceTimersByTimeAsync(1_000)
  const stored = localStore.names().filter((name) => name.startsWith('intent.'))
  expect(stored).toHaveLength(1)
  expect(Object.keys(JSON.parse(localStore.get(stored[0] ?? '') ?? '{}') as object).toSorted()).toEqual([
    'before',
    'id',
    'key',
    'label',
    'left',
    'operation',
    'since',
  ])
  expect(await claim).not.toBeNull()
})

test('a clock that is set back does not hold the lock for a day: the minute counts anew', async () => {
  const claim = claimIntent(ORDER)
  await vi.advanceTimersByTimeAsync(1_000)
  await claim
  setClock(() => Date.now() - 86_400_000)
  expect(readIntent(ORDER.key)?.since).toBe(now().getTime())
})
