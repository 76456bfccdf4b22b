import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeLocks, setLocks } from '#tests/contract/tabs.ts'

/** Imports a separate copy of the module, as in another tab. */
const openTab = () => {
  vi.resetModules()
  return import('./spend-lock.ts')
}
const sessionOf = (generation: number) => ({ id: 's', refreshToken: `R${generation}`, savedAt: 0, generation })

beforeEach(() => setLocks(fakeLocks()))
afterEach(() => setLocks(undefined))

it('locks a token that another tab is spending or has spent', async () => {
  const [winner, loser] = [await openTab(), await openTab()]
  const lock = await winner.lockToken(sessionOf(5))
  expect(await loser.lockToken(sessionOf(5))).toBeNull()
  lock?.keep()
  expect(await loser.lockToken(sessionOf(5))).toBeNull()
  expect(await loser.lockToken(sessionOf(6))).not.toBeNull()
})

it('unlocks a token that could not be spent, for any tab', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const lock = await first.lockToken(sessionOf(5))
  lock?.release()
  await vi.waitFor(async () => expect(await second.lockToken(sessionOf(5))).not.toBeNull())
})

it('keeps the locks of the last 20 renewals of a page', async () => {
  const [long, late] = [await openTab(), await openTab()]
  for (let generation = 1; generation <= 21; generation += 1) (await long.lockToken(sessionOf(generation)))?.keep()
  expect(await late.lockToken(sessionOf(2))).toBeNull()
  await vi.waitFor(async () => expect(await late.lockToken(sessionOf(1))).not.toBeNull())
})

it('always grants the lock without Web Locks, where the turn order decides', async () => {
  setLocks(undefined)
  const { lockToken, hasSpendLocks } = await openTab()
  expect(hasSpendLocks()).toBe(false)
  expect(await lockToken(sessionOf(5))).not.toBeNull()
  expect(await lockToken(sessionOf(5))).not.toBeNull()
})

it('waits for its turn in a browser that blocks Web Locks and then always grants the lock', async () => {
  setLocks({ request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) })
  const { lockToken, hasSpendLocks } = await openTab()
  expect(hasSpendLocks()).toBe(true)
  expect(await lockToken(sessionOf(5))).toBeNull()
  expect(hasSpendLocks()).toBe(false)
  expect(await lockToken(sessionOf(5))).not.toBeNull()
})
