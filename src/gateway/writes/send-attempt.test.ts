import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now, setClock } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { fillStorage } from '#tests/full-storage.ts'
import { createLocks } from '#tests/tab-locks.ts'
import { sendOnce } from './send-attempt.ts'
import { claimRecord, dropRecord, readRecord } from './write-record.ts'

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

test('lets a stored intent block every page until its outcome is known', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const claims = Promise.all([claimRecord(ORDER), claimRecord(ORDER)])
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await claims).filter((claim) => claim !== null)).toHaveLength(1)
  const late = claimRecord(ORDER)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await late).toBeNull()
  dropRecord(ORDER.key)
  const next = claimRecord(ORDER)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await next).toMatchObject(ORDER)
})

test('is blocked by a write started in another tab, even before its intent is visible here', async () => {
  const locks = createLocks()
  const send = vi.fn(() => Promise.resolve())
  const once = { send, precheck: () => new Promise<boolean>(() => undefined) }
  locks.enter(0, () => true)
  void sendOnce(ORDER, once)
  await vi.advanceTimersByTimeAsync(10)
  dropRecord(ORDER.key) // storage copies differ between browser processes
  locks.enter(1, () => true)
  expect(await sendOnce(ORDER, { send, precheck: () => Promise.resolve(true) })).toEqual({ kind: 'held' })
  expect(send).not.toHaveBeenCalled()
})

test('sends a write once, without failing, in a browser that blocks Web Locks', async () => {
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
  ['is no longer valid', () => Promise.resolve(false), 'withdrawn'],
  ['cannot be verified', () => Promise.reject(new Error('putus')), 'unsent'],
])('does not send a confirmed write that %s, and blocks no other attempt', async (_, precheck, kind) => {
  const send = vi.fn(() => Promise.resolve())
  const attempt = sendOnce(ORDER, { send, precheck })
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await attempt).kind).toBe(kind)
  expect(send).not.toHaveBeenCalled()
  expect(readRecord(ORDER.key)).toBeNull()
})

test('stores the snapshot for the check before sending and removes it with the intent', async () => {
  const send = vi.fn(() => {
    expect(readRecord(ORDER.key)).toMatchObject({ sent: true, snapshot: 7 })
    return Promise.resolve()
  })
  const precheck = () => {
    expect(readRecord(ORDER.key)).toMatchObject({ sent: false, snapshot: null })
    return Promise.resolve({ snapshot: 7 })
  }
  const attempt = sendOnce(ORDER, { send, precheck })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await attempt).toEqual({ kind: 'answered' })
  expect(send).toHaveBeenCalledOnce()
  dropRecord(ORDER.key)
  expect(localStore.names()).toEqual([])
})

test.each([
  ['before it begins', () => undefined, () => void fillStorage('localStorage')],
  ['during the precheck', () => void fillStorage('localStorage'), () => undefined],
])('sends only writes that move no money when the storage fills up %s', async (_, meanwhile, before) => {
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
  expect(readRecord(ORDER.key)).toBeNull()
  const other = sendOnce(ORDER, { send, precheck })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await other).toEqual({ kind: 'answered' })
  expect(window.localStorage).toHaveLength(0) // no record of an unsent write remains
})

test('does not send a write that another tab removed from the queue during the precheck', async () => {
  const send = vi.fn(() => Promise.resolve())
  const precheck = () => {
    dropRecord(ORDER.key)
    return Promise.resolve(true)
  }
  const attempt = sendOnce(ORDER, { send, precheck })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await attempt).toEqual({ kind: 'withdrawn' })
  expect(send).not.toHaveBeenCalled()
})

test('refreshes the intent during a long precheck, so that it does not look unsent', async () => {
  const begun = now().getTime()
  void sendOnce(ORDER, { send: () => Promise.resolve(), precheck: () => new Promise<boolean>(() => undefined) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readRecord(ORDER.key)?.since).toBeGreaterThanOrEqual(begun + 50_000)
})

test('stores only the name and the time of an intent, no amount and no bill', async () => {
  const claim = claimRecord(ORDER)
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

test('restarts the minute when the clock is set back, instead of holding the lock for a day', async () => {
  const claim = claimRecord(ORDER)
  await vi.advanceTimersByTimeAsync(1_000)
  await claim
  setClock(() => Date.now() - 86_400_000)
  expect(readRecord(ORDER.key)?.since).toBe(now().getTime())
})
