import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokenGateway, fakeLocks, movePageClock, setLocks, TOKEN_PATH } from '#tests/contract/tabs.ts'
import { ROLE_MAHASISWA, readIdentityHint, storeIdentityHint } from './identity.ts'

// Two students, two tabs, one browser. Each tab belongs to the session with which it started.
const { state, server, openTab, revoke } = createTokenGateway()
type Tab = Awaited<ReturnType<typeof openTab>>

const KEY = 'refresh_token'
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null
const without = (key: string) => Object.fromEntries(Object.entries(stored() ?? {}).filter(([name]) => name !== key))

const open: Tab[] = []
beforeEach(() => {
  setLocks(fakeLocks())
})
afterEach(() => {
  for (const tab of open.splice(0)) tab.endSession('logout') // otherwise they would respond to tabs of the next test
  setLocks(undefined)
  vi.useRealTimers()
})

const openOne = async (...booted: Parameters<typeof openTab>): Promise<Tab> => {
  const tab = await openTab(...booted)
  open.push(tab)
  return tab
}

/** Signs Sekar in in the first tab, then Bima in the second one's open login. */
const openBoth = async () => {
  const sekar = await openOne()
  const bima = await openOne()
  sekar.signIn()
  await sekar.call()
  const before = localStorage.getItem(KEY)
  bima.signIn()
  return { sekar, bima, before: before ?? '' }
}
const news = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }))

const shownAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

/** Records every token that reaches the gateway. */
const tokensSent = () => {
  const sent: (string | null)[] = []
  server.events.on('request:start', ({ request }) => void sent.push(request.headers.get('authorization')))
  return () => {
    server.events.removeAllListeners()
    return sent
  }
}

it('clears the identity hint on sign-in, so that no early call names the previous student', async () => {
  const sekar = await openOne()
  sekar.signIn()
  storeIdentityHint({ username: '240117023', role: ROLE_MAHASISWA, uuid: 'sekar', scopes: [] })
  const bima = await openOne()
  bima.signIn()
  expect(readIdentityHint()).toBeNull()
})

describe('tab whose student was replaced by a sign-in elsewhere', () => {
  it('ends its session at once and keeps the newer session', async () => {
    const { sekar, bima } = await openBoth()
    news()
    expect([sekar.ends, bima.ends]).toEqual([['elsewhere'], []])
    expect(stored()).toMatchObject({ refreshToken: 'R2', id: bima.sessionId() })
    expect(await bima.call()).toEqual({ token: 'A2' })
  })

  it.each([
    ['with its next call when it missed the storage event', () => undefined],
    ['when its token expires', () => movePageClock(295_000)],
    ['when the gateway rejects its token', revoke],
  ])('ends its session %s without adopting or spending the other student’s tokens', async (_title, happen) => {
    const { sekar, bima } = await openBoth()
    happen()
    const sent = tokensSent()
    await sekar.call().catch(() => undefined)
    await sekar.call().catch(() => undefined)
    expect(await sekar.getAccessToken()).toBeNull()
    expect(sent()).not.toContain('Bearer A2')
    expect(state.refreshes).toBe(0)
    expect([sekar.ends, bima.ends]).toEqual([['elsewhere'], []])
    expect(stored()?.['refreshToken']).toBe('R2')
  })

  it('drops a call in flight when its token was rejected', async () => {
    const { sekar, bima, before } = await openBoth()
    const theirs = localStorage.getItem(KEY) ?? ''
    localStorage.setItem(KEY, before)
    server.use(
      http.get('*/v1/slow', () => {
        localStorage.setItem(KEY, theirs) // Bima signs in while the call is in flight
        return new HttpResponse(null, { status: 401 })
      }),
    )
    const sent = tokensSent()
    await expect(sekar.call('/v1/slow')).rejects.toMatchObject({ message: 'Sesi Habis' })
    expect(sent()).toEqual(['Bearer A1'])
    expect([sekar.ends, bima.ends]).toEqual([['elsewhere'], []])
    expect(localStorage.getItem(KEY)).toBe(theirs)
  })

  it('does not spend the other student’s token after its own was rejected by the gateway', async () => {
    const { sekar, before } = await openBoth()
    const theirs = localStorage.getItem(KEY) ?? ''
    localStorage.setItem(KEY, before)
    const spent: unknown[] = []
    server.use(
      http.post(TOKEN_PATH, async ({ request }) => {
        spent.push(((await request.json()) as Record<string, unknown>)['refresh_token'])
        localStorage.setItem(KEY, theirs)
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await expect(sekar.refreshAccessToken('A1')).rejects.toMatchObject({ name: 'RefreshRefused' })
    expect(spent).toEqual(['R1'])
    expect(sekar.ends).toEqual(['elsewhere'])
    expect(localStorage.getItem(KEY)).toBe(theirs)
  })

  it('does not overwrite the other student’s tokens with its own renewed ones', async () => {
    const { sekar, before } = await openBoth()
    const theirs = localStorage.getItem(KEY) ?? ''
    localStorage.setItem(KEY, before)
    server.use(
      http.post(TOKEN_PATH, () => {
        localStorage.setItem(KEY, theirs)
        return HttpResponse.json({ access_token: 'A-late', refresh_token: 'R-late' })
      }),
    )
    await expect(sekar.refreshAccessToken('A1')).rejects.toMatchObject({ name: 'RefreshRefused' })
    expect(localStorage.getItem(KEY)).toBe(theirs)
    expect(sekar.ends).toEqual(['elsewhere'])
  })

  it('does not end the other student’s session by logout or idle timeout', async () => {
    const { sekar, bima } = await openBoth()
    sekar.sealSession()
    sekar.endSession('logout')
    expect(localStorage.getItem('session_expired')).toBeNull()
    expect(stored()?.['refreshToken']).toBe('R2')
    expect(await bima.call()).toEqual({ token: 'A2' })
  })

  it('does not join a later session', async () => {
    const { sekar, bima } = await openBoth()
    news()
    bima.endSession('logout')
    news()
    bima.signIn()
    expect(await sekar.getAccessToken()).toBeNull()
    expect(sekar.ends).toEqual(['elsewhere'])
  })

  it('ends its session when restored from the back/forward cache, where no event arrives', async () => {
    const { sekar, bima } = await openBoth()
    shownAgain(true)
    expect([sekar.ends, bima.ends]).toEqual([['elsewhere'], []])
  })
})

describe('session ended in another tab while this page was in the back/forward cache', () => {
  it('ends when the page is shown again', async () => {
    const tab = await openOne()
    tab.signIn()
    localStorage.removeItem(KEY)
    shownAgain(false)
    expect(tab.ends).toEqual([])
    shownAgain(true)
    expect(tab.ends).toEqual(['elsewhere'])
  })
})

describe('token of the head script', () => {
  it('is not adopted for a student who was replaced before the page loaded', async () => {
    const { sekar, bima } = await openBoth()
    const session = sekar.sessionId() ?? ''
    window.portalBoot = { screen: 'app', session, early: new Map() }
    const page = await openOne(Promise.resolve({ token: 'A1', session, generation: 1, staleAt: Infinity }))
    expect(await page.getAccessToken()).toBeNull()
    expect([page.ends, bima.ends]).toEqual([['elsewhere'], []])
    delete window.portalBoot
  })

  it('ends nothing of another student’s session when it was rejected after that sign-in', async () => {
    const { sekar, bima } = await openBoth()
    window.portalBoot = { screen: 'app', session: sekar.sessionId() ?? '', early: new Map() }
    const refused = Object.assign(new Error('ended meanwhile'), { name: 'RefreshRefused' })
    const page = await openOne(Promise.reject(refused))
    await page.call().catch(() => undefined)
    expect(page.ends).toEqual(['elsewhere'])
    expect(await bima.call()).toEqual({ token: 'A2' })
    delete window.portalBoot
  })
})

describe('session id', () => {
  it('survives refreshes and reloads, and changes with the next sign-in', async () => {
    const tab = await openOne()
    tab.signIn()
    const id = tab.sessionId()
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    await tab.refreshAccessToken('A1')
    const next = await openOne()
    await next.call()
    expect([stored()?.['id'], next.sessionId()]).toEqual([id, id])
    next.signIn()
    expect(next.sessionId()).not.toBe(id)
  })

  it('is optional in an older stored session, which continues in every tab', async () => {
    const first = await openOne()
    first.signIn()
    localStorage.setItem(KEY, JSON.stringify(without('id')))
    const tabs = [await openOne(), await openOne()]
    for (const tab of tabs) await tab.call()
    news()
    for (const tab of tabs) await tab.call()
    movePageClock(600_000)
    expect(await Promise.all(tabs.map((tab) => tab.call()))).toEqual([{ token: 'A4' }, { token: 'A4' }])
    expect(tabs.flatMap(({ ends }) => ends)).toEqual([])
    expect(stored()?.['id']).toBe('')
  })

  it('is optional in a session that a sign-in replaces, which then ends', async () => {
    const first = await openOne()
    first.signIn()
    localStorage.setItem(KEY, JSON.stringify(without('id')))
    const old = await openOne()
    await old.call()
    const bima = await openOne()
    bima.signIn()
    news()
    expect(old.ends).toEqual(['elsewhere'])
    expect(await bima.call()).toEqual({ token: 'A3' })
  })
})
