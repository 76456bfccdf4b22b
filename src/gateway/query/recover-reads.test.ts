import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jitter } from '#shared/state/backoff.ts'
import { noteCall } from '#shared/state/note-call.ts'
import { startVirtualClock, type VirtualClock } from '#tests/virtual-clock.ts'
import { GatewayError } from '../call/gateway-error.ts'
import { createQueryClient, disposeQueryClient } from './query-client.ts'
import { recoverNow, recoverReads } from './recover-reads.ts'

const SECOND_MS = 1000
const MINUTES_MS = 60 * SECOND_MS
/** Reads of one screen. */
const READS = ['jadwal', 'tagihan', 'nilai', 'pengumuman']

/** Returns a seeded random generator (mulberry32), so that the jitter is the same in every run. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const ends: (() => void)[] = []
let clock: VirtualClock

beforeEach(() => {
  clock = startVirtualClock()
  jitter.next = seeded(56)
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  jitter.next = Math.random
  noteCall(null)
})

interface Request {
  page: number
  read: string
  second: number
}

/**
 * Creates a gateway that is up or down and records its requests. Times are seconds since the start of the fake clock.
 */
const createGateway = () => {
  const state = { isUp: false, failure: 'network' as 'network' | 503 }
  const requests: Request[] = []
  const ask = async (page: number, read: string): Promise<string> => {
    requests.push({ page, read, second: Math.floor(Date.now() / SECOND_MS) })
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (state.isUp) return read
    const { failure } = state
    throw failure === 'network'
      ? new GatewayError('', { kind: 'network', operation: read })
      : new GatewayError('busy', { kind: 'server', operation: read, status: failure })
  }
  return { state, requests, ask }
}

type Gateway = ReturnType<typeof createGateway>

const confirmed = () => Promise.resolve(true)

/** Opens a page that shows a screen with four reads. */
const openPage = ({ ask }: Gateway, page = 0) => {
  const client = createQueryClient()
  client.mount()
  const observers = READS.map(
    (read) => new QueryObserver(client, { queryKey: [page, read], queryFn: () => ask(page, read) }),
  )
  const unsubscribes = observers.map((observer) => observer.subscribe(() => undefined))
  unsubscribes.push(
    recoverReads(client, confirmed),
    () => client.unmount(),
    () => disposeQueryClient(client),
  )
  ends.push(() => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  })
  const isWhole = () => observers.every((observer) => observer.getCurrentResult().isSuccess)
  return { client, observers, isWhole }
}

const perSecond = (requests: readonly Request[]): number[] => {
  const counts = new Map<number, number>()
  for (const { second } of requests) counts.set(second, (counts.get(second) ?? 0) + 1)
  return [...counts.values()]
}

const perPage = (requests: readonly Request[]): number[] => {
  const counts = new Map<number, number>()
  for (const { page } of requests) counts.set(page, (counts.get(page) ?? 0) + 1)
  return [...counts.values()]
}

test('sends one probe per page while the gateway is down and spreads the refetches of 1000 pages over a minute', async () => {
  const gateway = createGateway()
  const PAGES = 1000
  const pages = Array.from({ length: PAGES }, (_, page) => openPage(gateway, page))
  await clock.advance(SECOND_MS)
  const first = gateway.requests.splice(0)
  expect(first).toHaveLength(PAGES * READS.length)

  await clock.advance(10 * MINUTES_MS - SECOND_MS)
  const down = gateway.requests.splice(0)
  gateway.state.isUp = true
  const whole: number[] = []
  for (let second = 1; second <= 300; second += 1) {
    await clock.advance(SECOND_MS)
    whole.push(pages.filter(({ isWhole }) => isWhole()).length)
  }
  const back = gateway.requests.splice(0)
  const lastMinutesDown = down.filter(({ second }) => second >= 300)
  const probes = back.filter(({ read }) => read === READS[0])
  const report = {
    'requests in 10 minutes down': down.length,
    'of one page at most': Math.max(...perPage(down)),
    'in one second at most, first minute': Math.max(...perSecond(down)),
    'in one second at most, after 5 minutes': Math.max(...perSecond(lastMinutesDown)),
    'requests in 5 minutes after the return': back.length,
    'probes in one second at most': Math.max(...perSecond(probes)),
    'requests in one second at most': Math.max(...perSecond(back)),
    'seconds until half of the pages are whole': whole.findIndex((count) => count >= PAGES / 2) + 1,
    'seconds until all are': whole.indexOf(PAGES) + 1,
  }
  console.info('1,000 pages with 4 reads each', report)

  expect(new Set(down.map(({ read }) => read))).toEqual(new Set([READS[0]])) // only the read that failed
  expect(perPage(down).every((count) => count <= 10 * 3)).toBe(true)
  expect(Math.max(...perSecond(down))).toBeLessThanOrEqual(0.15 * PAGES)
  expect(Math.max(...perSecond(lastMinutesDown))).toBeLessThanOrEqual(0.06 * PAGES)
  expect(Math.max(...perPage(back))).toBe(READS.length) // each read once: successful reads are not repeated
  expect(Math.max(...perSecond(probes))).toBeLessThanOrEqual(0.06 * PAGES)
  expect(Math.max(...perSecond(back))).toBeLessThanOrEqual(0.06 * PAGES * READS.length)
  expect(whole[60]).toBe(PAGES)
})

test.each(['network', 503] as const)(
  'recovers a screen that failed (%s) within 60 s, with its other reads after the probe',
  async (failure) => {
    const gateway = createGateway()
    gateway.state.failure = failure
    const { isWhole } = openPage(gateway)
    await clock.advance(5 * MINUTES_MS)
    gateway.state.isUp = true
    gateway.requests.length = 0
    await clock.advance(61 * SECOND_MS)
    expect(isWhole()).toBe(true)
    expect(gateway.requests.map(({ read }) => read)).toEqual(READS)
  },
)

test.each([
  ['an overload', 503, ['jadwal']],
  ['a lost network', 'network', READS],
] as const)(
  'after %s repeats the failed read, and stale ones only when the network was lost',
  async (_, failure, again) => {
    const gateway = createGateway()
    gateway.state.isUp = true
    gateway.state.failure = failure
    const { observers, isWhole } = openPage(gateway)
    await clock.advance(MINUTES_MS) // all reads are stale
    gateway.state.isUp = false
    void observers[0]?.refetch()
    await clock.advance(SECOND_MS)
    gateway.state.isUp = true
    gateway.requests.length = 0
    await clock.advance(MINUTES_MS)
    expect(isWhole()).toBe(true)
    expect(gateway.requests.map(({ read }) => read)).toEqual(again)
  },
)

test('keeps the failed card unchanged while probes fail', async () => {
  const gateway = createGateway()
  const { observers } = openPage(gateway)
  await clock.advance(SECOND_MS)
  const seen: string[] = []
  for (const observer of observers) ends.push(observer.subscribe(({ status }) => seen.push(status)))
  gateway.requests.length = 0
  await clock.advance(2 * MINUTES_MS)
  expect(gateway.requests.length).toBeGreaterThan(2)
  expect(seen).toEqual([])
})

test('sends no request from a background page and one probe when it becomes visible', async () => {
  const gateway = createGateway()
  openPage(gateway)
  await clock.advance(SECOND_MS)
  gateway.requests.length = 0
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await clock.advance(30 * MINUTES_MS)
  expect(gateway.requests).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('visibilitychange'))
  await clock.advance(SECOND_MS)
  expect(gateway.requests.map(({ read }) => read)).toEqual([READS[0]])
})

test('uses a reconnected network within 2 s, with pages staggered', async () => {
  const gateway = createGateway()
  const pages = Array.from({ length: 100 }, (_, page) => openPage(gateway, page))
  await clock.advance(10 * MINUTES_MS)
  gateway.state.isUp = true
  gateway.requests.length = 0
  window.dispatchEvent(new Event('online'))
  await clock.advance(0)
  expect(gateway.requests).toEqual([])
  await clock.advance(3 * SECOND_MS)
  expect(pages.every(({ isWhole }) => isWhole())).toBe(true)
  const probes = gateway.requests.filter(({ read }) => read === READS[0])
  expect(Math.max(...perSecond(probes))).toBeLessThanOrEqual(65)
})

test('does not repeat a request that the gateway rejected', async () => {
  const gateway = createGateway()
  const ask = vi.fn(() => Promise.reject(new GatewayError('no', { kind: 'client', operation: 'x', status: 403 })))
  const client = createQueryClient()
  const observer = new QueryObserver(client, { queryKey: ['refused'], queryFn: ask })
  ends.push(
    observer.subscribe(() => undefined),
    recoverReads(client, confirmed),
  )
  await clock.advance(10 * MINUTES_MS)
  expect(ask).toHaveBeenCalledOnce()
  expect(gateway.requests).toEqual([])
})

test('confirms an assumed user first, as the only request while the gateway is down', async () => {
  const gateway = createGateway()
  const { client, isWhole } = openPage(gateway)
  await clock.advance(SECOND_MS)
  gateway.requests.length = 0
  expect(await recoverNow(client, () => Promise.resolve(false))).toBe(false)
  expect(gateway.requests).toEqual([])
  gateway.state.isUp = true
  const recovered = recoverNow(client, confirmed)
  await clock.advance(SECOND_MS)
  expect(await recovered).toBe(true)
  expect(isWhole()).toBe(true)
})
