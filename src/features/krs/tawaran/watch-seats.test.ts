import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { jitter } from '#shared/state/backoff.ts'
import { setClock } from '#shared/state/clock.ts'
import { noteRetryAfter } from '#shared/state/retry-after.ts'
import { firstWatchDelay, type SeatLook, watchDelay, watchSeats } from './watch-seats.ts'

const SECOND_MS = 1000
const failureOf = (status: number) =>
  new GatewayError('', { kind: status === 504 ? 'timeout' : 'server', operation: 'listKurikulumMakulKrs', status })

beforeEach(() => {
  vi.useFakeTimers()
  setClock(() => Date.now())
  jitter.next = () => 0.5
})
afterEach(() => {
  // The wait ends at the beginning of a fake clock: other files of this process start one too.
  vi.useRealTimers()
  vi.useFakeTimers()
  noteRetryAfter('0.001')
  vi.useRealTimers()
  vi.restoreAllMocks()
  setClock(Date.now)
  jitter.next = Math.random
})

/** Watches until the signal aborts, and records the second of each request. */
const watch = (answerOf: (count: number) => GatewayError | null = () => null) => {
  const left = new AbortController()
  const began = Date.now()
  const asked: number[] = []
  const told: Partial<SeatLook>[] = []
  const look = () => {
    asked.push(Math.round((Date.now() - began) / SECOND_MS))
    const failure = answerOf(asked.length)
    return failure ? Promise.reject(failure) : Promise.resolve()
  }
  void watchSeats(1500, { look, note: (change) => told.push(change) }, left.signal)
  return { left, asked, told }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS)

describe('watching seats', () => {
  it('sends one request every 30 s until it is stopped', async () => {
    const { left, asked, told } = watch()
    await pass(100)
    expect(asked).toEqual([2, 32, 62, 92])
    expect(told.at(-1)).toEqual({ nextAt: campusNow() + 21_500 })
    left.abort()
    await pass(600)
    expect(asked).toHaveLength(4)
  })

  it('waits longer after each failure, at most 4 minutes, and returns to 30 s after a response', async () => {
    const { asked, told } = watch((count) => (count <= 5 ? failureOf(504) : null))
    await pass(900)
    const gaps = asked.slice(1).map((second, place) => second - (asked[place] ?? 0))
    expect(gaps.slice(0, 7)).toEqual([48, 63, 93, 136, 137, 30, 30])
    expect(told).toContainEqual({ failure: 'busy' })
    expect(told.filter(({ failure }) => failure === null).length).toBeGreaterThan(0)
  })

  it.each([
    [504, 'busy'],
    [503, 'busy'],
    [429, 'busy'],
    [500, 'failed'],
  ])('reports a response of %i as %s, never as a look', async (status, failure) => {
    const { told } = watch(() => failureOf(status))
    await pass(2)
    expect(told.filter((change) => 'failure' in change)).toEqual([{ failure }])
  })

  it('waits for the time that the gateway has set', async () => {
    noteRetryAfter('50')
    const { asked } = watch()
    await pass(49)
    expect(asked).toEqual([])
    await pass(2)
    expect(asked).toHaveLength(1)
    noteRetryAfter('0.001')
  })

  it('sends no request from a background page, and an overdue one at once when it becomes visible', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { asked } = watch()
    await pass(600)
    expect(asked).toEqual([])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(asked).toEqual([600])
  })
})

it('never sends requests more often because of failures, and never less often than every 4 minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      expect(watchDelay(failures, chance)).toBeGreaterThanOrEqual(watchDelay(0, chance))
      expect(watchDelay(failures, chance)).toBeLessThanOrEqual(240_000)
    }),
  )
})

it('begins within 3 s, or 30 s after the last response when watching is resumed', () => {
  expect(firstWatchDelay(null, 1)).toBe(3000)
  expect(firstWatchDelay(10_000, 0.5)).toBe(20_000)
  expect(firstWatchDelay(600_000, 0.5)).toBe(1500)
})
