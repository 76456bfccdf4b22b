import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTokenGateway, fakeLocks, setLocks, TOKEN_PATH } from '#tests/contract/tabs.ts'

// Browsers may keep a copy of localStorage per process: writes of one tab reach another with a delay.
const { state, server, openTab } = createTokenGateway()

const KEY = 'refresh_token'
const stored = () => localStorage.getItem(KEY) ?? ''

let locks = fakeLocks()
beforeEach(() => {
  locks = fakeLocks()
  setLocks(locks)
})
afterEach(() => setLocks(undefined))

const countTurns = () => {
  const asked = vi.spyOn(locks, 'request')
  return () => asked.mock.calls.filter(([name]) => name === 'session').length
}

/**
 * Refreshes once in a tab.
 * @returns the stored session before and after
 */
const renewedTab = async () => {
  const winner = await openTab()
  winner.signIn()
  const before = stored()
  await winner.refreshAccessToken('A1')
  return { before, after: stored() }
}

it('waits for the renewed token when storage lags behind another tab, and spends no token twice', async () => {
  const { before, after } = await renewedTab()
  localStorage.setItem(KEY, before)
  const late = await openTab()
  const turns = countTurns()
  const renewal = late.refreshAccessToken(null)
  await vi.waitFor(() => expect(turns()).toBeGreaterThan(3)) // storage is still delayed
  expect(state.refreshes).toBe(1)
  localStorage.setItem(KEY, after)
  expect(await renewal).toMatchObject({ token: 'A3' })
  expect(state.refreshes).toBe(2)
  expect(late.ends).toEqual([])
})

it('uses stale storage after one second and leaves the decision to the gateway', async () => {
  const { before } = await renewedTab()
  localStorage.setItem(KEY, before)
  const late = await openTab()
  const began = performance.now()
  await expect(late.refreshAccessToken(null)).rejects.toMatchObject({ name: 'RefreshRefused' })
  expect(performance.now() - began).toBeGreaterThanOrEqual(1000)
  expect(state.refreshes).toBe(2)
  expect(late.ends).toEqual(['refused'])
})

it('spends each token once when four pages open at the same time', async () => {
  const first = await openTab()
  first.signIn()
  const tabs = [await openTab(), await openTab(), await openTab(), await openTab()]
  const tokens = await Promise.all(tabs.map((tab) => tab.refreshAccessToken(null)))
  expect(tokens.map(({ token }) => token).sort()).toEqual(['A2', 'A3', 'A4', 'A5'])
  expect(state.refreshes).toBe(4)
  expect(tabs.flatMap(({ ends }) => ends)).toEqual([])
})

it('releases the token after a network failure, so that the next page spends it at once', async () => {
  const first = await openTab()
  first.signIn()
  const unlucky = await openTab()
  server.use(http.post(TOKEN_PATH, () => HttpResponse.error(), { once: true }))
  await expect(unlucky.refreshAccessToken(null)).rejects.toBeInstanceOf(TypeError)
  const next = await openTab()
  const turns = countTurns()
  expect(await next.refreshAccessToken(null)).toMatchObject({ token: 'A2' })
  expect(turns()).toBe(1)
})
