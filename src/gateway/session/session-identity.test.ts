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

it('a sign-in forgets who was here before: no early call of a page that begins with its tokens names the other student', async () => {
  const sekar = await openOne()
  sekar.signIn()
  storeIdentityHint({ username: '240117023', role: ROLE_MAHASISWA, uuid: 'sekar', scopes: [] })
  const bima = await openOne()
  bima.signIn()
  expect(readIdentityHint()).toBeNull()
})

describe('a tab whose student was replaced by another who signed in elsewhere', () => {
  it('leaves at once, and the newer session stays', async () => {
    const { sekar, bima } = await openBoth()
    news()
    expect([sekar.ends, bima.ends]).toEqual([['elsewhere'], []])
    expect(stored()).toMatchObject({ refreshToken: 'R2', id: bima.sessionId() })
    expect(await bima.call()).toEqual({ token: 'A2' })
  })

  it.each([
    ['with its next call, where the news did not arrive', () => undefined],
    ['when its token ends', () => movePageClock(295_000)],
    ['when the gateway refuses its token', revoke],
  ])('leaves %s; it neither adopts nor spends what is the other’s', async (_title, happen) => {
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

  it('drops a call that was on its way when its token was refused', async () => {
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

  it('does not spend the other’s token when its own was refused at the gateway', async () => {
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

  it('does not store its own renewed tokens over the other’s', async () => {
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

  it('ends nothing of the other’s: neither by Keluar nor by its idle hour', async () => {
    const { sekar, bima } = await openBoth()
    sekar.sealSession()
    sekar.endSession('logout')
    expect(localStorage.getItem('session_expired')).toBeNull()
    expect(stored()?.['refreshToken']).toBe('R2')
    expect(await bima.call()).toEqual({ token: 'A2' })
  })

  it('takes part in no later session by itself', async () => {
    const { sekar, bima } = await openBoth()
    news()
    bima.endSession('logout')
    news()
    bima.signIn()
    expect(await sekar.getAccessToken()).toBeNull()
    expect(sekar.ends).toEqual(['elsewhere'])
  })

  it('leaves when Back brings it out of the browser’s memory, where no news arrives', async () => {
    const { sekar, bima } = await openBoth()
    shownAgain(true)
    expect([sekar.ends, bima.ends]).toEqual([['elsewhere'], []])
  })
})

describe('a session that another tab ended while this page was kept for Back', () => {
  it('is over when the page is shown again', async () => {
    const tab = await openOne()
    tab.signIn()
    localStorage.removeItem(KEY)
    shownAgain(false)
    expect(tab.ends).toEqual([])
    shownAgain(true)
    expect(tab.ends).toEqual(['elsewhere'])
  })
})

describe('the head script’s token', () => {
  it('of a student who was replaced before the page was there is not taken', async () => {
    const { sekar, bima } = await openBoth()
    const session = sekar.sessionId() ?? ''
    window.portalBoot = { screen: 'app', session, early: new Map() }
    const page = await openOne(Promise.resolve({ token: 'A1', session, generation: 1, staleAt: Infinity }))
    expect(await page.getAccessToken()).toBeNull()
    expect([page.ends, bima.ends]).toEqual([['elsewhere'], []])
    delete window.portalBoot
  })

  it('that was refused since somebody else had signed in ends nothing of theirs', async () => {
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

describe('a session', () => {
  it('keeps its id through refreshes and reloads; the next sign-in gets another', async () => {
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

  it('that was stored before there were ids goes on in every tab, and signs nobody out', async () => {
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

  it('without an id that a sign-in replaces is left like any other', async () => {
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
