import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokenGateway, movePageClock, setLocks } from '#tests/contract/tabs.ts'

// A browser that blocks site data blocks more than storage: each API throws or rejects when used.
const { state, openTab, revoke } = createTokenGateway()

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError')
}
const refusedLocks = { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) }
const blockedStorage = (): Storage => new Proxy({} as Storage, { get: refuse, set: refuse, ownKeys: refuse })

beforeEach(() => setLocks(refusedLocks))
afterEach(() => {
  setLocks(undefined)
  vi.unstubAllGlobals()
})

describe.each([
  ['its locks', () => undefined],
  ['its locks and its storage', () => vi.stubGlobal('localStorage', blockedStorage())],
  [
    'its locks, its storage and its channels',
    () => {
      vi.stubGlobal('localStorage', blockedStorage())
      vi.stubGlobal('BroadcastChannel', refuse)
    },
  ],
])('browser that blocks %s', (_title, block) => {
  beforeEach(block)

  it('signs in and renews every expired token', async () => {
    const tab = await openTab()
    tab.signIn()
    expect(await tab.call()).toEqual({ token: 'A1' })
    movePageClock(295_000)
    expect(await tab.call()).toEqual({ token: 'A2' })
    revoke()
    const all = await Promise.all(Array.from({ length: 20 }, () => tab.call()))
    expect(new Set(all.map(({ token }) => token))).toEqual(new Set(['A3']))
    expect([state.refreshes, tab.ends]).toEqual([2, []])
    tab.endSession('logout')
    expect(await tab.getAccessToken()).toBeNull()
  })
})

it('spends no token twice in two tabs without Web Locks, because of the lease in storage', async () => {
  const first = await openTab()
  first.signIn()
  await first.refreshAccessToken('A1')
  const tabs = [await openTab(), await openTab()]
  const tokens = await Promise.all(tabs.map((tab) => tab.refreshAccessToken(null)))
  expect(tokens.map(({ token }) => token).sort()).toEqual(['A3', 'A4'])
  expect([state.refreshes, tabs.flatMap(({ ends }) => ends)]).toEqual([3, []])
})
