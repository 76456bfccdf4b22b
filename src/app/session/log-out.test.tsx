import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sealSession, startSession } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { createChatTicket } from '#generated/client/chat/chat.ts'
import { INSTALL_RECORD } from '#shared/browser/install-record-name.ts'
import { readDraft, writeDraft } from '#shared/form/draft-store.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { renderScreen, renderShell } from '#tests/render-screen.tsx'
import { logOut, logOutNow } from './log-out.ts'

const DRAFT = { values: { alamat: 'Jalan Melati 5' }, savedAt: Date.parse('2028-02-14T08:00:00+07:00') }
const REVOKE = /^POST .*revoke/
/** Logs out in the account panel, which the avatar opens. */
const leave = () => {
  if (!screen.queryByRole('button', { name: 'Keluar' }))
    fireEvent.click(screen.getByRole('button', { name: /akun Sekar/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Keluar' }))
}

test('[R4-015] [R9-018] clears all data on this device on logout and redirects to /', async () => {
  const { asked, departures } = await renderScreen('/dashboard') // caches the data it shows
  localStore.set('menu_collapsed', 'true')
  sessionStore.set('wanted_path', '/krs')
  writeDraft('sekar', 'biodata', DRAFT)
  leave()
  await expect.poll(() => departures).toEqual(['/'])
  expect(asked.filter((request) => REVOKE.test(request))).toHaveLength(1)
  expect(localStore.names()).toEqual([INSTALL_RECORD])
  expect(window.sessionStorage).toHaveLength(0)
  expect(readSession()).toBeNull()
})

test('keeps the push token when the page closes on Sesi Habis, so that the next sign-in can unsubscribe it', async () => {
  await renderShell()
  const token = JSON.stringify({ username: '240117023', topic: '061001.portalmhs', token: 'satu', isSubscribed: true })
  localStore.set('push_token', token)
  localStore.set('periode', '20261')
  sealSession()
  logOutNow()
  expect(localStore.get('push_token')).toBe(token)
  startSession(() => ({ gatewayUrl: '', collegeId: '' })) // as on the next page
  expect(localStore.names().toSorted()).toEqual([INSTALL_RECORD, 'push_token'])
})

test('sends nothing on a second press of Keluar', async () => {
  const { asked, departures } = await renderShell({
    faults: [{ operation: 'revokeToken', kind: 'latency', ms: 100 }],
  })
  leave()
  fireEvent.click(screen.getByRole('button', { name: 'Sedang keluar…' }))
  await expect.poll(() => departures).toEqual(['/'])
  expect(asked.filter((request) => REVOKE.test(request))).toHaveLength(1)
})

test('sends no request for a screen that opens during the logout', async () => {
  const { asked, departures } = await renderShell({
    wide: true,
    faults: [{ operation: 'revokeToken', kind: 'latency', ms: 400 }],
  })
  leave()
  fireEvent.click(screen.getByRole('link', { name: 'Biaya kuliah' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Biaya kuliah' })).toBeVisible()
  await expect.poll(() => departures).toEqual(['/'])
  expect(asked.at(-1)).toMatch(REVOKE)
})

test('sends no request for a chat ticket during the logout', async () => {
  const { asked, departures } = await renderShell()
  leave()
  await expect(createChatTicket({})).rejects.toMatchObject({ kind: 'client', status: 401 })
  await expect.poll(() => departures).toEqual(['/'])
  expect(asked.join()).not.toContain('/chat/ticket')
})

test('aborts a request in flight on logout, because its token is revoked', async () => {
  const { asked, departures } = await renderShell({
    wide: true,
    faults: [{ operation: 'getBiayaKuliah', kind: 'latency', ms: 5000 }],
  })
  const fetched = vi.spyOn(globalThis, 'fetch')
  fireEvent.click(screen.getByRole('link', { name: 'Biaya kuliah' }))
  await expect.poll(() => asked.join()).toContain('/biaya_kuliah')
  const onItsWay = fetched.mock.calls.find(
    ([address]) => typeof address === 'string' && address.endsWith('/biaya_kuliah'),
  )?.[1]?.signal
  expect(onItsWay?.aborted).toBe(false)
  leave()
  expect(onItsWay?.aborted).toBe(true)
  await expect.poll(() => departures).toEqual(['/'])
})

test.each(['network', 'server', 'timeout504'] as const)(
  'logs out even if the gateway fails to revoke the token (%s)',
  async (kind) => {
    const { departures } = await renderShell({ faults: [{ operation: 'revokeToken', kind }] })
    leave()
    await expect.poll(() => departures).toEqual(['/'])
    expect(localStore.names()).toEqual([INSTALL_RECORD])
  },
)

test('waits at most 5 s for the gateway on logout', async () => {
  const { departures } = await renderShell({
    faults: [{ operation: 'revokeToken', kind: 'latency', ms: 60_000 }],
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  leave()
  await act(() => vi.advanceTimersByTimeAsync(3999))
  expect(departures).toEqual([])
  expect(readSession()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1001)) // one second for clearing local data
  expect(departures).toEqual(['/'])
  expect(localStore.names()).toEqual([INSTALL_RECORD])
})

const withPush = (token = 'token-perangkat') =>
  localStore.set(
    'push_token',
    JSON.stringify({ username: '240117023', topic: '061001.portalmhs', token, isSubscribed: true }),
  )
const ENDS = /unsubscribe-from-topic|revoke/

test.each([false, true])(
  '[R4-014] unsubscribes the push token before the session ends (Sesi Habis: %s)',
  async (isSealedFirst) => {
    const { asked, departures } = await renderShell()
    withPush()
    if (isSealedFirst) sealSession()
    await logOut()
    expect(asked.flatMap((one) => ENDS.exec(one)?.[0] ?? [])).toEqual(['unsubscribe-from-topic', 'revoke'])
    expect(departures).toEqual(['/'])
    expect(localStore.names()).toEqual([INSTALL_RECORD])
  },
)

test('[R4-014] revokes the session within 5 s even if the push topic never responds', async () => {
  const { asked, departures } = await renderShell({
    faults: [{ operation: 'unsubscribeTopic', kind: 'latency', ms: 60_000 }],
  })
  withPush()
  await import('../push/push-subscription.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  leave()
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(asked.filter((one) => REVOKE.test(one))).toHaveLength(1)
  expect(departures).toEqual(['/'])
})

/** Bima has signed in in another tab; this page has received no event yet. */
const replaced = () => {
  const theirs = { refresh_token: JSON.stringify({ id: 'bima', refreshToken: 'R-bima', savedAt: 1, generation: 1 }) }
  for (const [name, value] of Object.entries({ ...theirs, identity: 'bima', kept_owner: 'bima' }))
    window.localStorage.setItem(name, value)
}

test.each([
  ['Keluar', leave],
  ['the page that closes on Sesi Habis', logOutNow],
])('%s does not end the session of another student who has replaced this one', async (_, end) => {
  const { asked } = await renderShell()
  sessionStore.set('wanted_path', '/krs')
  replaced()
  end()
  await expect.poll(() => window.sessionStorage.length).toBe(0)
  expect(asked.filter((request) => REVOKE.test(request))).toEqual([])
  expect(window.localStorage.getItem('refresh_token')).toContain('R-bima')
  expect([window.localStorage.getItem('identity'), window.localStorage.getItem('kept_owner')]).toEqual(['bima', 'bima'])
})

const closePage = () => {
  logOutNow()
  return Promise.resolve()
}

test.each([
  ['confirmed', logOut, ['/']],
  ['page closed', closePage, []],
])('keeps only drafts after Sesi Habis, for the same student (%s)', async (_, end, expected) => {
  const { departures } = await renderShell()
  localStore.set('menu_collapsed', 'true')
  writeDraft('sekar', 'biodata', DRAFT)
  sealSession()
  await end()
  expect(departures).toEqual(expected)
  expect(localStore.names().toSorted()).toEqual(['draft ["sekar","biodata"]', INSTALL_RECORD])
  expect(readDraft('sekar', 'biodata', DRAFT.savedAt)).toEqual(DRAFT)
})
