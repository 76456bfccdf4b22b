import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeLocks, setLocks } from '#tests/contract/tabs.ts'

/** A copy of the room, as another tab has it. */
const openTab = () => {
  vi.resetModules()
  return import('./generation.ts')
}
const store = (generation: number) =>
  localStorage.setItem('refresh_token', JSON.stringify({ refreshToken: `R${generation}`, savedAt: 0, generation }))

beforeEach(() => {
  vi.useFakeTimers()
  setLocks(fakeLocks())
})
afterEach(() => {
  vi.useRealTimers()
  setLocks(undefined)
  localStorage.clear()
})

it('a tab to which the storage of another comes late waits for it, instead of refreshing with a token that is used up', async () => {
  const [winner, loser] = [await openTab(), await openTab()]
  store(5)
  await winner.announceGeneration(6)
  const settled = loser.settledSession()
  await vi.advanceTimersByTimeAsync(200)
  store(6)
  await vi.advanceTimersByTimeAsync(50)
  expect(await settled).toMatchObject({ refreshToken: 'R6' })
})

it.each([
  ['in this tab', 'here', true],
  ['in another tab, and this one waits', 'elsewhere', false],
])('what is told beside a lock counts when the lock was held %s: %s, %s', async (_, client, counts) => {
  const { heldBeside } = await openTab()
  const asked: string[] = []
  const held = [
    { name: 'session', clientId: client },
    { name: 'generation.5', clientId: 'elsewhere' },
  ]
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string) => Promise.resolve(void asked.push(name)),
      query: () => Promise.resolve({ held: [...held, ...asked.map((name) => ({ name, clientId: 'here' }))] }),
    },
  })
  expect((await heldBeside('session')) !== null).toBe(counts)
})

it('storage that never catches up is taken as it is after a second', async () => {
  const [winner, loser] = [await openTab(), await openTab()]
  store(5)
  await winner.announceGeneration(6)
  const settled = loser.settledSession()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await settled).toMatchObject({ refreshToken: 'R5' })
})

it('nothing is waited for where nobody has refreshed, where the session is over, or where locks are missing', async () => {
  const [winner, loser] = [await openTab(), await openTab()]
  store(5)
  expect(await loser.settledSession()).toMatchObject({ refreshToken: 'R5' })
  await winner.announceGeneration(6)
  await winner.announceGeneration(7)
  winner.withdrawGeneration()
  await vi.advanceTimersByTimeAsync(0)
  expect(await loser.settledSession()).toMatchObject({ refreshToken: 'R5' })
  await winner.announceGeneration(8)
  localStorage.clear()
  expect(await loser.settledSession()).toBeNull()
  setLocks(undefined)
  store(5)
  await winner.announceGeneration(9)
  expect(await loser.settledSession()).toMatchObject({ refreshToken: 'R5' })
})
