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

describe('token rejected by the gateway', () => {
  it('is renewed once, and the call is resent once', async () => {
    const tab = await openTab()
    tab.signIn()
    revoke()
    expect(await tab.call()).toEqual({ token: 'A2' })
    expect(state).toMatchObject({ refreshes: 1, calls: 2 })
  })

  it('is not renewed again when the new one is rejected too', async () => {
    const tab = await openTab()
    tab.signIn()
    server.use(http.get('*/v1/x', () => HttpResponse.json({ detail: 'tidak boleh' }, { status: 401 })))
    await expect(tab.call()).rejects.toMatchObject({ kind: 'client', status: 401, message: 'tidak boleh' })
    expect(state.refreshes).toBe(1)
    expect(tab.ends).toEqual([])
  })

  it('causes one refresh for 20 concurrent calls', async () => {
    const tab = await openTab()
    tab.signIn()
    revoke()
    expect(outcomes(await parallel(20, () => tab.call()))).toEqual({ good: 20, bad: 0 })
    expect(state.refreshes).toBe(1)
  })

  it('[R7-002] is renewed with grant type, client and scope', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post(TOKEN_PATH, async ({ request }) => {
        bodies.push(await request.json(), request.headers.get('college-id'))
        return HttpResponse.json({ access_token: 'A9', refresh_token: 'R9' })
      }),
    )
    const tab = await openTab()
    tab.signIn()
    await tab.refreshAccessToken('A1')
    expect(bodies).toEqual([
      { grant_type: 'refresh_token', client_id: 'web', scope: 'all', refresh_token: 'R1' },
      '061001',
    ])
  })
})

describe('token about to expire', () => {
  it('is renewed before the call, so that no call is rejected', async () => {
    const tab = await openTab()
    tab.signIn()
    movePageClock(295_000)
    expect(outcomes(await parallel(20, () => tab.call()))).toEqual({ good: 20, bad: 0 })
    expect(state).toMatchObject({ refreshes: 1, refusedCalls: 0, calls: 20 })
  })

  it.each(['1999-01-01', '2099-12-31'])('ignores the device clock: %s', async (date) => {
    const tab = await openTab()
    tab.signIn()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) })
    expect(await tab.call()).toEqual({ token: 'A1' })
    movePageClock(295_000)
    expect(await tab.call()).toEqual({ token: 'A2' })
    expect(state.refreshes).toBe(1)
    expect(tab.ends).toEqual([])
  })

  it.each([5, 12])('with a lifetime of %i s is not renewed with every call', async (life) => {
    state.expiresIn = life
    const tab = await openTab()
    tab.signIn()
    movePageClock(life * 400)
    expect(await tab.call()).toEqual({ token: 'A1' })
    movePageClock(life * 900)
    expect(await tab.call()).toEqual({ token: 'A2' })
  })

  it('without a stated lifetime is kept until it is rejected', async () => {
    state.expiresIn = undefined
    const tab = await openTab()
    tab.signIn()
    movePageClock(1e9)
    expect(await tab.call()).toEqual({ token: 'A1' })
    expect(state.refreshes).toBe(0)
  })
})

describe('session of a page', () => {
  it('adopts the refresh that the boot script started', async () => {
    localStorage.setItem('refresh_token', JSON.stringify({ refreshToken: 'R1', savedAt: 0, generation: 1 }))
    state.valid.add('A-boot')
    const tab = await openTab(
      Promise.resolve({ token: 'A-boot', session: '', generation: 1, staleAt: Number.POSITIVE_INFINITY }),
    )
    expect(outcomes(await parallel(5, () => tab.call()))).toEqual({ good: 5, bad: 0 })
    expect(state.refreshes).toBe(0)
  })

  it('refreshes on its own when the boot script had no network', async () => {
    localStorage.setItem('refresh_token', JSON.stringify({ refreshToken: 'R0', savedAt: 0, generation: 1 }))
    state.refreshToken = 'R0'
    const tab = await openTab(Promise.reject(new TypeError('offline')))
    expect(await tab.call()).toEqual({ token: 'A1' })
    expect(tab.ends).toEqual([])
  })

  it('ends once when the refresh of the boot script was rejected', async () => {
    localStorage.setItem('refresh_token', JSON.stringify({ refreshToken: 'R0', savedAt: 0, generation: 1 }))
    const refused = Object.assign(new Error('HTTP 401'), { name: 'RefreshRefused' })
    const tab = await openTab(Promise.reject(refused))
    await tab.call().catch(() => undefined)
    expect(tab.ends).toEqual(['refused'])
  })
})
