import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTokenGateway, fakeLocks, movePageClock, setLocks } from '#tests/contract/tabs.ts'

const { state, server, openTab, revoke } = createTokenGateway()
type Tab = Awaited<ReturnType<typeof openTab>>

const TABS = 4
const CALLS = 5

const open: Tab[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.endSession('logout') // otherwise they would respond to tabs of the next test
})

/**
 * Opens four tabs over one storage and waits until all use the same generation of tokens, as after the first expiry.
 */
const openTabs = async (): Promise<Tab[]> => {
  const tabs: Tab[] = []
  for (let count = 0; count < TABS; count += 1) tabs.push(await openTab())
  open.push(...tabs)
  tabs[0]?.signIn()
  for (const tab of tabs) await tab.call()
  return tabs
}
const callAll = async (tabs: Tab[]) => {
  Object.assign(state, { refreshes: 0, refusedCalls: 0, calls: 0 })
  const results = await Promise.allSettled(tabs.flatMap((tab) => Array.from({ length: CALLS }, () => tab.call())))
  const good = results.filter(({ status }) => status === 'fulfilled').length
  return { good, refreshes: state.refreshes, refused: state.refusedCalls, ends: tabs.flatMap(({ ends }) => ends) }
}

describe.each([
  { what: 'with Web Locks', locks: fakeLocks },
  { what: 'without Web Locks, by a lease in storage', locks: () => undefined },
])('four tabs $what', ({ what, locks }) => {
  beforeEach(() => {
    setLocks(locks())
  })

  it('send 20 calls and one refresh with the same expired token', async () => {
    const tabs = await openTabs()
    movePageClock(295_000)
    await callAll(tabs)
    movePageClock(600_000)
    const figures = await callAll(tabs)
    console.info(`${what}: ${figures.good} calls answered, ${figures.refreshes} refresh, ${figures.refused} refused`)
    expect(figures).toEqual({ good: 20, refreshes: 1, refused: 0, ends: [] })
  })

  it('send one refresh when their own tokens all expire', async () => {
    const tabs = await openTabs()
    movePageClock(295_000)
    expect(await callAll(tabs)).toEqual({ good: 20, refreshes: 1, refused: 0, ends: [] })
  })

  it('all get responses when the gateway drops their tokens', async () => {
    const tabs = await openTabs()
    revoke()
    expect(await callAll(tabs)).toMatchObject({ good: 20, refreshes: 1, ends: [] })
  })

  it('each have a dropped token rejected at most twice', async () => {
    const tabs = await openTabs()
    revoke()
    const { refused } = await callAll(tabs)
    console.info(`${what}: ${refused} of 20 calls refused on the way`)
    expect(refused).toBeLessThanOrEqual(2 * TABS * CALLS)
  })

  it('send a call three times with one refresh when the gateway rejects every token', async () => {
    const [first] = await openTabs()
    server.use(http.get('*/v1/x', () => new HttpResponse(null, { status: 401 })))
    const seen: string[] = []
    server.events.on('request:start', ({ request }) => {
      seen.push(new URL(request.url).pathname)
    })
    await expect(first?.call()).rejects.toMatchObject({ status: 401, kind: 'client' })
    server.events.removeAllListeners()
    expect(seen).toEqual(['/v1/x', '/v1/x', '/v2/access_token', '/v1/x'])
    expect(first?.ends).toEqual([])
  })

  it('send one refresh each and keep the session when opened one after the other', async () => {
    const tabs = await openTabs()
    expect(state.refreshes).toBe(TABS - 1)
    expect(tabs.flatMap(({ ends }) => ends)).toEqual([])
  })

  it('all end their session when one logs out', async () => {
    const tabs = await openTabs()
    tabs[0]?.endSession('logout')
    window.dispatchEvent(new StorageEvent('storage', { key: 'refresh_token', newValue: null }))
    expect(tabs.map(({ ends }) => ends.join())).toEqual(['logout', 'elsewhere', 'elsewhere', 'elsewhere'])
    expect(await Promise.all(tabs.map((tab) => tab.getAccessToken()))).toEqual([null, null, null, null])
  })

  it('keep the session after 20 reloads', async () => {
    const [first] = await openTabs()
    const ends: string[] = []
    for (let count = 0; count < 20; count += 1) {
      const tab = await openTab()
      open.push(tab)
      await tab.call()
      ends.push(...tab.ends)
    }
    expect([...ends, ...(first?.ends ?? [])]).toEqual([])
  })
})
