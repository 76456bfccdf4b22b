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

it('a token that one tab is spending, or has spent, is spent by no other tab', async () => {
  const [winner, loser] = [await openTab(), await openTab()]
  const lock = await winner.lockToken(sessionOf(5))
  expect(await loser.lockToken(sessionOf(5))).toBeNull()
  lock?.keep()
  expect(await loser.lockToken(sessionOf(5))).toBeNull()
  expect(await loser.lockToken(sessionOf(6))).not.toBeNull()
})

it('a token that could not be spent may be spent again, by any tab', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const lock = await first.lockToken(sessionOf(5))
  lock?.release()
  await vi.waitFor(async () => expect(await second.lockToken(sessionOf(5))).not.toBeNull())
})

it('a page that lives for many renewals keeps the claims of the last twenty', async () => {
  const [long, late] = [await openTab(), await openTab()]
  for (let generation = 1; generation <= 21; generation += 1) (await long.lockToken(sessionOf(generation)))?.keep()
  expect(await late.lockToken(sessionOf(2))).toBeNull()
  await vi.waitFor(async () => expect(await late.lockToken(sessionOf(1))).not.toBeNull())
})

it('without Web Locks every lock is good: there the turn decides', async () => {
  setLocks(undefined)
  const { lockToken, hasSpendLocks } = await openTab()
  expect(hasSpendLocks()).toBe(false)
  expect(await lockToken(sessionOf(5))).not.toBeNull()
  expect(await lockToken(sessionOf(5))).not.toBeNull()
})

it('in a browser that refuses its locks the token waits for its turn, and then every lock is good', async () => {
  setLocks({ request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) })
  const { lockToken, hasSpendLocks } = await openTab()
  expect(hasSpendLocks()).toBe(true)
  expect(await lockToken(sessionOf(5))).toBeNull()
  expect(hasSpendLocks()).toBe(false)
  expect(await lockToken(sessionOf(5))).not.toBeNull()
})
