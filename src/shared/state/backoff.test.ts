import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { backoffMs, repeatWithBackoff } from './backoff.ts'
import { noteRetryAfter } from './retry-after.ts'

const PACE = { leastMs: 500, firstMs: 1000, longestMs: 30_000 }

test.each([
  [0, 0, 500],
  [0, 1, 1500],
  [1, 1, 2500],
  [4, 1, 16_500],
  [5, 1, 30_000],
  [5000, 1, 30_000],
  [5000, 0, 500],
])('attempt %d with random factor %d waits %d ms', (attempt, chance, ms) => {
  expect(backoffMs(attempt, PACE, chance)).toBe(ms)
})

test('stays between the minimum and the maximum delay, and never shrinks with more attempts', () => {
  const chances = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.nat(), chances, (attempt, chance) => {
      const ms = backoffMs(attempt, PACE, chance)
      expect(ms).toBeGreaterThanOrEqual(500)
      expect(ms).toBeLessThanOrEqual(30_000)
      expect(backoffMs(attempt + 1, PACE, chance)).toBeGreaterThanOrEqual(ms)
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('pauses attempts while the page is hidden and continues when it becomes visible', async () => {
  vi.useFakeTimers()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const attempt = vi.fn(() => Promise.resolve(true))
  void repeatWithBackoff(attempt, PACE, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(attempt).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledOnce()
})

test('stops when its signal aborts during a pause', async () => {
  vi.useFakeTimers()
  const until = new AbortController()
  const attempt = vi.fn(() => Promise.resolve(false))
  const over = repeatWithBackoff(attempt, PACE, until.signal)
  until.abort()
  await over
  expect(attempt).not.toHaveBeenCalled()
})

test.each([
  ['30', 30_000],
  ['3600', 60_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 60_000],
])(
  'waits as long as the server requests (Retry-After: %s), at most one minute, before it retries',
  async (header, ms) => {
    vi.useFakeTimers()
    noteRetryAfter(header)
    const attempt = vi.fn(() => Promise.resolve(true))
    void repeatWithBackoff(attempt, { firstMs: 1000, longestMs: 60_000 }, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(ms - 100)
    expect(attempt).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(attempt).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  },
)
