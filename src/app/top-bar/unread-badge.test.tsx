import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveWhenSessionEnds } from '#app/session/leave-when-session-ends.ts'
import { logOut } from '#app/session/log-out.ts'
import { clearSession } from '#gateway/session/token/token-store.ts'
import { renderShell } from '#tests/render-screen.tsx'

/** Number on the icon; null for none. */
let badge: number | null = null
beforeEach(() => {
  badge = 9 // of an earlier page
  Object.assign(navigator, {
    setAppBadge: (count: number) => {
      badge = count
      return Promise.resolve()
    },
    clearAppBadge: () => {
      badge = null
      return Promise.resolve()
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
  vi.restoreAllMocks()
})

const UNREAD = /notifikasi.*unread|unread.*notifikasi/
const unread = (answer: object) => ({ answers: { '/v1/unread_notifikasi/240117023': answer } })

test('shows the number of unread news on the icon, and removes it when everything is read', async () => {
  const { asked } = await renderShell()
  expect(asked.some((request) => UNREAD.test(request))).toBe(true)
  await waitFor(() => expect(badge).toBeGreaterThan(0))
  expect(badge).not.toBe(9)
})

test('removes the number when there is no unread news', async () => {
  await renderShell(unread({ data: { unread: 0 } }))
  await waitFor(() => expect(badge).toBeNull())
})

test.each([
  ['fails', { faults: [{ operation: 'getUnreadNotifikasi', kind: 'server' } as const] }],
  ['is unreadable', unread({ data: { unread: 'banyak' } })],
])('leaves the icon as it is when the number %s', async (_, options) => {
  await renderShell(options)
  expect(badge).toBe(9)
})

test('shows no student’s number on the icon of an operator', async () => {
  await renderShell({ persona: 'operator' })
  expect(badge).toBe(9)
})

test('removes the number on logout', async () => {
  leaveWhenSessionEnds()
  const { departures } = await renderShell()
  await waitFor(() => expect(badge).not.toBe(9))
  await logOut()
  expect(departures).toEqual(['/'])
  expect(badge).toBeNull()
})

test('removes the number when another tab ends the session', async () => {
  leaveWhenSessionEnds()
  await renderShell()
  await waitFor(() => expect(badge).not.toBe(9))
  clearSession()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(badge).toBeNull()
})
