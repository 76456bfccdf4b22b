import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTokenGateway, fakeLocks, setLocks } from '#tests/contract/tabs.ts'
import { fillStorage } from '#tests/full-storage.ts'

const { state, openTab, revoke } = createTokenGateway()
const store = () => import('./token-store.ts')
const THIRTY_DAYS_MS = 2_592_000_000

beforeEach(() => {
  vi.resetModules()
  setLocks(fakeLocks())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(['', '{', 'null', '[]', '12', '"R1"', '{"refreshToken":7}', '{"token":"R1"}'])(
  'treats a stored session that reads %j as absent',
  async (text) => {
    localStorage.setItem('refresh_token', text)
    const { readSession, mayBeSignedIn } = await store()
    expect(readSession()).toBeNull()
    expect(mayBeSignedIn(Date.now())).toBe(false)
  },
)

it('reads a stored session without age or generation as the oldest', async () => {
  localStorage.setItem('refresh_token', '{"refreshToken":"R1","savedAt":"yesterday","generation":null}')
  const { readSession } = await store()
  expect(readSession()).toEqual({ id: '', refreshToken: 'R1', savedAt: 0, generation: 0 })
})

it('increments the generation with each saved token', async () => {
  const { saveSession, readSession } = await store()
  saveSession('R1', 1, 's')
  saveSession('R2', 2, 's')
  expect(readSession()).toEqual({ id: 's', refreshToken: 'R2', savedAt: 2, generation: 2 })
})

it.each([
  [0, true],
  [THIRTY_DAYS_MS - 1, true],
  [THIRTY_DAYS_MS, false],
])('[R7-003] [R9-016] returns whether a refresh token may be valid %i ms after it was saved: %s', async (age, good) => {
  const { saveSession, mayBeSignedIn } = await store()
  saveSession('R1', 1_000, 's')
  expect(mayBeSignedIn(1_000 + age)).toBe(good)
})

const YEAR_MS = 31_536_000_000
it.each([
  ['looked at in 2099', Date.UTC(2026, 8, 7), Date.UTC(2099, 11, 31)],
  ['saved in 1970', 0, Date.UTC(2026, 8, 7)],
  ['saved in 2099', Date.UTC(2099, 11, 31), Date.UTC(2026, 8, 7)],
  ['more than a year old', 0, YEAR_MS + 1],
])('tries a token that a wrong clock reports as %s, because the gateway decides', async (_title, savedAt, now) => {
  const { saveSession, mayBeSignedIn } = await store()
  saveSession('R1', savedAt, 's')
  expect(mayBeSignedIn(now)).toBe(true)
})

it('drops a session that another tab removed', async () => {
  const { saveSession, readSession } = await store()
  saveSession('R1', 1, 's')
  localStorage.removeItem('refresh_token') // as the browser does for this tab when another one logs out
  expect(readSession()).toBeNull()
})

it('never stores the access token', async () => {
  const tab = await openTab()
  tab.signIn()
  revoke()
  await tab.call()
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])
  expect(kept).toContain('R2')
  expect(kept).not.toMatch(/A[12]/)
})

const blocked = (): Storage => {
  const refuse = () => {
    throw new DOMException('storage is blocked', 'SecurityError')
  }
  return new Proxy({} as Storage, { get: refuse, set: refuse, ownKeys: refuse })
}

it.each([
  ['is blocked', () => vi.stubGlobal('localStorage', blocked())],
  ['is full', () => fillStorage('localStorage')],
])('signs in and refreshes in memory when storage %s', async (_title, breakStorage) => {
  breakStorage()
  const tab = await openTab()
  tab.signIn()
  revoke()
  expect(await tab.call()).toEqual({ token: 'A2' })
  expect(state.refreshes).toBe(1)
  tab.endSession('logout')
  expect(await tab.getAccessToken()).toBeNull()
})
