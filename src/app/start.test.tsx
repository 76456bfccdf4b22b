import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { getFlag } from '#flags/get-flag.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { getBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { showBelowTheFold, watchDepartures } from '#tests/page-state.ts'
import { type Arrangement, openGateway } from '#tests/simulated-gateway.ts'
import { start } from './start.tsx'

const rootIn = ((container: HTMLElement) => ({
  render: (tree: React.ReactNode) => void render(tree, { container }),
})) as unknown as typeof createRoot

beforeEach(() => {
  document.body.innerHTML = '<div id="login"><main>Masuk</main></div><div id="app"></div>'
  startSession(() => ({ gatewayUrl: '', collegeId: '' }))
  return () => document.body.replaceChildren()
})

/** Opens the app stage with or without a session. */
const open = async (
  arrangement: Arrangement = {},
  { signedIn = true, campusKnown = true, meanwhile = (): void => undefined } = {},
) => {
  const gateway = openGateway(arrangement)
  const { departures } = watchDepartures()
  showBelowTheFold()
  if (campusKnown) await ensureCampus()
  if (signedIn) adoptTokens(gateway.controls.signIn('aktif'))
  window.history.replaceState(null, '', '/dashboard?dari=surel')
  meanwhile()
  await start({ ready: Promise.resolve(), createRoot: rootIn })
  return { ...gateway, departures }
}
const settled = () => screen.findByRole('button', { name: 'Notifikasi, 3 belum dibaca' })

test('opens the app over the prerendered page with one main, the same address and no login', async () => {
  await open()
  await settled()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Selamat siang, Sekar')
  expect(window.location.pathname + window.location.search).toBe('/dashboard?dari=surel')
  expect(screen.queryByText('Masuk')).toBeNull()
})

test('[R1-005] opens in the language that the student chose', async () => {
  localStore.set('language', 'en')
  await open()
  await settledEnglish()
  expect(document.documentElement.lang).toBe('en')
})
const settledEnglish = async () => {
  await screen.findByText('Good afternoon, Sekar')
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'))
}

test('[R1-006] switches to Indonesian when the campus turns out to have no localization', async () => {
  localStore.set('language', 'en')
  const answers = { '/frontend-config': { college_id: '061001', unik: 'ARUNIKA', enable_localization: 'false' } }
  await open({ answers }, { campusKnown: false })
  await settled()
  expect(document.documentElement.lang).toBe('id')
})

test('[R1-005] keeps a previously chosen language while the campus is unknown', async () => {
  localStore.set('language', 'en')
  await open({}, { campusKnown: false })
  await settledEnglish()
})

test('applies the flags of a campus that is fetched for the first time', async () => {
  await open({ campus: 'UNINDRA' }, { campusKnown: false })
  await settled()
  expect(getFlag('nilai.ips-decimals')).toBe(4)
})

const READY = 'main[data-ready]'
const JADWAL = /\/jadwal_kuliah\?|\/presensi_kuliah\?/

test('shows the dashboard with its data at once and sends each request once', async () => {
  const { asked } = await open()
  expect(document.querySelector(READY)).not.toBeNull()
  expect(screen.getByText('Rp 2.750.000')).toBeVisible()
  await settled()
  expect(asked.filter((request) => JADWAL.test(request))).toHaveLength(2)
  expect(asked.filter((request, place) => asked.indexOf(request) !== place)).toEqual([])
})

test('renders the rest of the dashboard while one response is slow', async () => {
  await open({ faults: [{ operation: 'getRekapPembayaran', kind: 'latency', ms: 1500 }] })
  expect(document.querySelector(READY)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Selamat siang, Sekar')
  expect(screen.queryByText('Rp 2.750.000')).toBeNull()
  expect(await screen.findByText('Rp 2.750.000', {}, { timeout: 5000 })).toBeVisible()
  expect(document.querySelector(READY)).not.toBeNull()
})

test('shows a failed response in its own card and refetches it only on request', async () => {
  const { asked } = await open({ faults: [{ operation: 'getRekapPembayaran', kind: 'server' }] })
  await settled()
  expect(screen.getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  expect(asked.filter((request) => request.endsWith('/rekap_pembayaran'))).toHaveLength(1)
})

test('shows nothing to an anonymous visitor and redirects to the login', async () => {
  const { asked, departures } = await open({}, { signedIn: false })
  expect(departures).toEqual(['/'])
  expect(asked.filter((request) => request.includes('/mahasiswa/'))).toEqual([])
})

test('redirects to the login when the student logs out in another tab', async () => {
  const { departures } = await open()
  await settled()
  window.localStorage.removeItem('refresh_token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'refresh_token', newValue: null }))
  expect(new Set(departures)).toEqual(new Set(['/'])) // listeners of the previous tests are still active
})

/** Session of Bima, who has signed in in another tab. */
const THEIRS = JSON.stringify({ id: 'bima', refreshToken: 'R-bima', savedAt: 1, generation: 1 })

test('blanks the page and sends no more requests when another student signs in', async () => {
  const { asked, departures } = await open()
  await settled()
  await waitFor(() => expect(asked).toContainEqual(expect.stringContaining('/kalender_akademik')))
  const before = asked.length
  window.localStorage.setItem('refresh_token', THEIRS)
  window.dispatchEvent(new StorageEvent('storage', { key: 'refresh_token', newValue: THEIRS }))
  expect(new Set(departures)).toEqual(new Set(['/']))
  expect(document.documentElement.dataset['screen']).toBe('plain') // base.css renders nothing of either stage
  await expect(getBiodataSingkat('240117023')).rejects.toMatchObject({ message: 'Sesi Habis' })
  expect(asked).toHaveLength(before)
  expect(window.localStorage.getItem('refresh_token')).toBe(THEIRS)
})

test('does not show a student who is replaced by another before the first render', async () => {
  const { departures } = await open(
    { faults: [{ operation: 'getUserInfo', kind: 'latency', ms: 300 }] },
    { meanwhile: () => void setTimeout(() => window.localStorage.setItem('refresh_token', THEIRS), 100) },
  )
  expect(new Set(departures)).toEqual(new Set(['/']))
  expect(document.documentElement.dataset['screen']).toBe('plain')
  expect(screen.queryByText(/Sekar/)).toBeNull()
})

test('applies the flags of a campus that is fetched on the second attempt', async () => {
  const faults = [{ operation: 'getFrontendConfig', kind: 'network' as const, times: 1 }]
  await open({ campus: 'UNINDRA', faults }, { campusKnown: false })
  await userEvent.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(getFlag('nilai.ips-decimals')).toBe(4)
})
