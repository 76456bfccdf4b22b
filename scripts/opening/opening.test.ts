// @vitest-environment node
import { expect, test } from 'vitest'
import { type OpeningFacts, simulatePortal, simulateReloading } from './simulate.ts'

const SMALL: OpeningFacts = {
  students: 500,
  capacity: 25,
  seed: 1,
  timeoutMs: 10_000,
  lostShare: 0.5,
  longestMs: 3_600_000,
}

test('saves everyone without losing or doubling a save, the same in every run', async () => {
  const result = await simulatePortal(SMALL)
  console.info('500 students, 25 requests per second', result)
  expect(result).toMatchObject({ saved: 500, lost: 0, doubled: 0 })
  expect(result.rejected).toBeGreaterThan(0)
  expect(await simulatePortal(SMALL)).toEqual(result)
  const other = await simulatePortal({ ...SMALL, seed: 2 })
  expect(other).toMatchObject({ saved: 500, lost: 0, doubled: 0 })
  expect(other.requests).not.toBe(result.requests)
})

test('sends more requests in vain when the delays have no jitter and no growth', async () => {
  const shipped = await simulatePortal(SMALL)
  const broken = await simulatePortal({ ...SMALL, jitterOf: () => 0 })
  console.info('without back-off', broken)
  expect(broken).toMatchObject({ lost: 0, doubled: 0 })
  expect(broken.peak).toBeGreaterThan(2 * shipped.peak)
  expect(broken.rejected).toBeGreaterThan(1.2 * shipped.rejected)
})

test('counts what a portal that reloads does wrong', async () => {
  const shipped = await simulatePortal(SMALL)
  const reloading = await simulateReloading(SMALL)
  console.info('reloads every 3 s', reloading)
  expect(reloading.requests).toBeGreaterThan(2 * shipped.requests)
  expect(reloading.wasted).toBeGreaterThan(shipped.wasted)
})

test('serves everyone at once when the gateway has room', async () => {
  const result = await simulatePortal({ ...SMALL, capacity: 100_000 })
  expect(result).toMatchObject({ saved: 500, rejected: 0, lost: 0, doubled: 0, pressedAgain: 0 })
})
