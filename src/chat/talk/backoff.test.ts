// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitMs } from './backoff.ts'

test.each([
  [0, 0, 500],
  [0, 1, 1000],
  [1, 1, 2000],
  [4, 1, 16_000],
  [5, 1, 30_000],
  [5000, 1, 30_000],
  [5000, 0, 15_000],
])('attempt %d with chance %d waits %d ms', (attempt, chance, ms) => {
  expect(waitMs(attempt, chance)).toBe(ms)
})

test('a gateway that stays away is asked less and less often, and never less than every 30 s', () => {
  const chances = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.nat(), chances, (attempt, chance) => {
      const ms = waitMs(attempt, chance)
      expect(ms).toBeGreaterThanOrEqual(500)
      expect(ms).toBeLessThanOrEqual(30_000)
      expect(waitMs(attempt + 1, chance)).toBeGreaterThanOrEqual(ms)
    }),
  )
})
