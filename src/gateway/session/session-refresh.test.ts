import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokenGateway, fakeLocks, setLocks, TOKEN_PATH } from '#tests/contract/tabs.ts'

const { state, server, openTab, revoke } = createTokenGateway()
beforeEach(() => {
  setLocks(fakeLocks())
})
afterEach(() => {
  vi.useRealTimers()
})

const parallel = <T>(count: number, call: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, call))
const outcomes = (results: PromiseSettledResult<unknown>[]) => ({
  good: results.filter(({ status }) => status === 'fulfilled').length,
  bad: results.filter(({ status }) => status === 'rejected').length,
})

describe('a refresh that is refused', () => {
  it.each([400, 401, 403])('with %i ends the session once, with the reason', async (status) => {
    server.use(http.post(TOKEN_PATH, () => new HttpResponse(null, { status })))
    const tab = await openTab()
    tab.signIn()
    revoke()
    const results = await parallel(20, () => tab.call())
    expect(outcomes(results)).toEqual({ good: 0, bad: 20 })
    expect(results[0]).toMatchObject({ reason: { kind: 'client', status: 401, message: 'Sesi Habis' } })
    expect(tab.ends).toEqual(['refused'])
    expect(localStorage.getItem('refresh_token')).toBeNull()
  })

  it.fails('ends it once even when a slow call learns of it later', async () => {
    server.use(
      http.post(TOKEN_PATH, () => new HttpResponse(null, { status: 401 })),
      http.get('*/v1/slow', async () => {
        await new Promise((resolve) => setTimeout(resolve, 150))
        return new HttpResponse(null, { status: 401 })
      }),
    )
    const tab = await openTab()
    tab.signIn()
    revoke()
    await Promise.allSettled([tab.call(), tab.call('/v1/slow')])
    expect(tab.ends).toEqual(['refused'])
  })
})

describe('a refresh whose answer does not arrive', () => {
  it.each([
    ['network', () => HttpResponse.error()],
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['504', () => new HttpResponse(null, { status: 504 })],
    ['HTML of a captive portal', () => HttpResponse.html('<html></html>')],
    ['an answer without tokens', () => HttpResponse.json({ access_token: 'A2' })],
  ])('(%s) ends nothing: the next call works', async (_title, answer) => {
    server.use(http.post(TOKEN_PATH, answer, { once: true }))
    const tab = await openTab()
    tab.signIn()
    revoke()
    await expect(tab.call()).rejects.toMatchObject({ kind: 'network' })
    expect(tab.ends).toEqual([])
    expect(await tab.call()).toEqual({ token: 'A2' })
  })

  it('but was counted by the gateway asks for one new login, without a loop', async () => {
    server.use(
      http.post(
        TOKEN_PATH,
        () => {
          state.refreshToken = 'R-lost'
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    const tab = await openTab()
    tab.signIn()
    revoke()
    await tab.call().catch(() => undefined)
    await expect(tab.call()).rejects.toMatchObject({ message: 'Sesi Habis' })
    await tab.call().catch(() => undefined)
    expect(tab.ends).toEqual(['refused'])
    expect(state.refreshes).toBe(1)
  })
})

describe('a refresh that is still on its way', () => {
  it.fails('does not bring a session back that was ended meanwhile', async () => {
    let answer: () => void = () => undefined
    const asked = new Promise<void>((begun) => {
      server.use(
        http.post(TOKEN_PATH, async () => {
          begun()
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          return HttpResponse.json({ access_token: 'A2', refresh_token: 'R2', expires_in: 300 })
        }),
      )
    })
    const tab = await openTab()
    tab.signIn()
    const refresh = tab.refreshAccessToken('A1').catch(() => undefined)
    await asked
    tab.endSession('logout')
    answer()
    await refresh
    expect(localStorage.getItem('refresh_token')).toBeNull()
    expect(await tab.getAccessToken()).toBeNull()
  })
})
