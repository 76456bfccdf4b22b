import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokenGateway, fakeLocks, movePageClock, setLocks, TOKEN_PATH } from '#tests/contract/tabs.ts'

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

describe('rejected refresh', () => {
  it.each([
    ['400 with an OAuth error', () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })],
    ['401 with a message', () => HttpResponse.json({ status: { message: 'Sesi berakhir' } }, { status: 401 })],
    ['401 without a body', () => new HttpResponse(null, { status: 401 })],
  ])('with %s ends the session once, with the reason', async (_title, answer) => {
    server.use(http.post(TOKEN_PATH, answer))
    const tab = await openTab()
    tab.signIn()
    revoke()
    const results = await parallel(20, () => tab.call())
    expect(outcomes(results)).toEqual({ good: 0, bad: 20 })
    expect(results[0]).toMatchObject({ reason: { kind: 'client', status: 401, message: 'Sesi Habis' } })
    expect(tab.ends).toEqual(['refused'])
    expect(localStorage.getItem('refresh_token')).toBeNull()
  })

  it('ends the session once even when a slow call is rejected later', async () => {
    const tab = await openTab()
    server.use(
      http.post(TOKEN_PATH, () => new HttpResponse(null, { status: 401 })),
      http.get('*/v1/slow', async () => {
        await vi.waitFor(() => expect(tab.ends).toHaveLength(1)) // answers after the session has ended
        return new HttpResponse(null, { status: 401 })
      }),
    )
    tab.signIn()
    revoke()
    await Promise.allSettled([tab.call(), tab.call('/v1/slow')])
    expect(tab.ends).toEqual(['refused'])
  })
})

describe('refresh without a usable response', () => {
  it('times out after 60 s and keeps the session', async () => {
    server.use(http.post(TOKEN_PATH, () => new Promise<never>(() => undefined)))
    const tab = await openTab()
    tab.signIn()
    movePageClock(295_000)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failure = tab.call().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure).toMatchObject({ kind: 'timeout', message: 'Terjadi kesaalhan' })
    expect(tab.ends).toEqual([])
  })

  it.each([
    ['no connection', 'network', () => HttpResponse.error()],
    ['500', 'server', () => HttpResponse.json({ message: 'rusak' }, { status: 500 })],
    ['502 of a proxy', 'server', () => HttpResponse.html('<html></html>', { status: 502 })],
    ['504', 'timeout', () => new HttpResponse(null, { status: 504 })],
    ['403 of the gateway', 'client', () => HttpResponse.json({ message: 'jangan' }, { status: 403 })],
    ['429', 'client', () => HttpResponse.json({ message: 'sabar' }, { status: 429 })],
    ['a captive portal', 'network', () => HttpResponse.html('<html></html>')],
    ['a captive portal with 400', 'network', () => HttpResponse.html('<html></html>', { status: 400 })],
    ['a captive portal with 401', 'network', () => HttpResponse.html('<html></html>', { status: 401 })],
    ['a captive portal with 403', 'network', () => HttpResponse.html('<html></html>', { status: 403 })],
    ['an answer without tokens', 'network', () => HttpResponse.json({ access_token: 'A2' })],
  ])('(%s) keeps the session and fails with kind %s; the next call succeeds', async (_title, kind, answer) => {
    server.use(http.post(TOKEN_PATH, answer, { once: true }))
    const tab = await openTab()
    tab.signIn()
    revoke()
    const results = await parallel(5, () => tab.call())
    for (const result of results) expect(result).toMatchObject({ reason: { name: 'GatewayError', kind } })
    expect(tab.ends).toEqual([])
    expect(await tab.call()).toEqual({ token: 'A2' })
  })

  it('requires one new login, without a loop, when the gateway has counted the refresh', async () => {
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
