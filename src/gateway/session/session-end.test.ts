import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTokenGateway, fakeLocks, movePageClock, setLocks, TOKEN_PATH } from '#tests/contract/tabs.ts'

const { state, server, openTab } = createTokenGateway()
beforeEach(() => {
  setLocks(fakeLocks())
})

const removed = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'refresh_token', oldValue: '{}', newValue: null }))

/** Opens a tab with a refresh in flight that the test answers. */
const openRefreshingTab = async () => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((begun) => {
    server.use(
      http.post(
        TOKEN_PATH,
        async () => {
          begun()
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          return HttpResponse.json({ access_token: 'A-late', refresh_token: 'R-late', expires_in: 300 })
        },
        { once: true },
      ),
    )
  })
  const tab = await openTab()
  tab.signIn()
  const refresh = tab.refreshAccessToken('A1').catch((error: unknown) => error)
  await asked
  return { tab, refresh, answer: () => answer() }
}

describe('refresh in flight', () => {
  it('does not restore a session that ended in the meantime', async () => {
    const { tab, refresh, answer } = await openRefreshingTab()
    tab.endSession('logout')
    answer()
    expect(await refresh).toMatchObject({ name: 'RefreshRefused' })
    expect(localStorage.getItem('refresh_token')).toBeNull()
    expect(await tab.getAccessToken()).toBeNull()
    expect(tab.ends).toEqual(['logout'])
  })

  it('does not restore a session that another tab ended in the meantime', async () => {
    const { tab, refresh, answer } = await openRefreshingTab()
    localStorage.removeItem('refresh_token')
    answer()
    await refresh
    expect(localStorage.getItem('refresh_token')).toBeNull()
    expect(await tab.getAccessToken()).toBeNull()
    expect(tab.ends).toEqual(['elsewhere'])
  })

  it('neither delays the next sign-in nor replaces the new session', async () => {
    const { tab, answer } = await openRefreshingTab()
    tab.endSession('logout')
    tab.signIn()
    expect(await tab.call()).toEqual({ token: 'A2' })
    answer()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(localStorage.getItem('refresh_token')).not.toContain('R-late')
    expect(await tab.call()).toMatchObject({ token: expect.stringMatching(/^A[23]$/) as string })
    expect(tab.ends).toEqual(['logout'])
  })
})

describe('call waiting for a token when the session is sealed', () => {
  it('is rejected with Sesi Habis, while the logout call is sent', async () => {
    const { tab, refresh, answer } = await openRefreshingTab()
    const seen: string[] = []
    server.events.on('request:start', ({ request }) => void seen.push(new URL(request.url).pathname))
    const waiting = tab.call()
    const logout = tab.call('/v1/revoke', 'revokeToken')
    tab.sealSession()
    answer()
    await expect(waiting).rejects.toMatchObject({ message: 'Sesi Habis', kind: 'client', status: 401 })
    await logout.catch(() => undefined) // this test's gateway does not know the token
    await refresh
    server.events.removeAllListeners()
    expect(seen).toContain('/v1/revoke')
    expect(seen).not.toContain('/v1/x')
  })
})

describe('session ended in another tab', () => {
  it('ends here too, but a newer session stays', async () => {
    const tab = await openTab()
    tab.signIn()
    const theirs = JSON.stringify({ refreshToken: 'R-theirs', savedAt: 1, generation: 1 })
    localStorage.setItem('refresh_token', theirs)
    removed()
    expect(tab.ends).toEqual(['elsewhere'])
    expect(localStorage.getItem('refresh_token')).toBe(theirs)
  })

  it('ends for a page that has no token yet', async () => {
    localStorage.setItem('refresh_token', JSON.stringify({ refreshToken: 'R0', savedAt: 0, generation: 1 }))
    const tab = await openTab()
    localStorage.removeItem('refresh_token')
    removed()
    expect(tab.ends).toEqual(['elsewhere'])
  })

  it('ends with the next call when the storage event was missed', async () => {
    const tab = await openTab()
    tab.signIn()
    localStorage.removeItem('refresh_token')
    movePageClock(295_000)
    await tab.call().catch(() => undefined)
    await tab.call().catch(() => undefined)
    expect(tab.ends).toEqual(['elsewhere'])
  })

  it('is ignored by a page without a session', async () => {
    const tab = await openTab()
    removed()
    expect(await tab.getAccessToken()).toBeNull()
    expect(tab.ends).toEqual([])
    expect(state.refreshes).toBe(0)
  })
})
