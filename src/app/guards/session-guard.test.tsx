import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readIdentityHint } from '#gateway/session/identity.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

test('[R4-004] [R2-017] redirects an anonymous visitor to the login and stores the wanted path', async () => {
  const { asked, departures } = await renderScreen('/dashboard?dari=surel#agenda', { persona: null })
  expect(departures).toEqual(['/'])
  expect(sessionStore.get('wanted_path')).toBe('/dashboard?dari=surel#agenda')
  expect(asked).toEqual([])
  expect(document.body).not.toHaveTextContent('Sekar')
})

test.each([
  ['/', null, '/dashboard'],
  ['/login', null, '/dashboard'],
  ['/', '/dashboard?dari=surel#agenda', '/dashboard?dari=surel#agenda'],
  ['/', 'https://evil.example/dashboard', '/dashboard'],
  ['/login', '//evil.example', '/dashboard'],
  ['/', '/login', '/dashboard'],
])(
  '[R4-005] [R9-019] redirects a signed-in student who opens %s with the stored path %j to %s',
  async (at, wanted, end) => {
    if (wanted) sessionStore.set('wanted_path', wanted)
    const { path } = await renderScreen(at)
    expect(path()).toBe(end)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sekar')
  },
)

test('[R4-005] uses a stored path once; the logo then opens the dashboard', async () => {
  sessionStore.set('wanted_path', '/dashboard?dari=surel')
  const { navigate, path } = await renderScreen('/')
  await navigate('/')
  expect(path()).toBe('/dashboard')
})

test('requests no student data before the session is confirmed', async () => {
  const { asked, settled } = await renderScreen('/dashboard', {
    pending: true,
    faults: [{ operation: 'getUserInfo', kind: 'latency', ms: 100 }],
  })
  await settled()
  expect(asked[0]).toBe('GET http://gateway.test/api/user_info')
  expect(readIdentityHint()).toEqual({ username: '240117023', role: 'ROLE_MAHASISWA' })
})

test.each<[Fault, string]>([
  [{ operation: 'getUserInfo', kind: 'network' }, 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  [{ operation: 'getUserInfo', kind: 'timeout504' }, 'Koneksi internet tidak stabil.'],
  [{ operation: 'getUserInfo', kind: 'server', message: 'Layanan akun mati' }, 'Layanan akun mati'],
  [{ operation: 'getUserInfo', kind: 'malformed', path: 'role' }, 'Unknown error.'],
])('shows why a session cannot be confirmed (%j), and continues on Muat Ulang', async (fault, text) => {
  const { controls, departures, settled, user } = await renderScreen('/dashboard', { faults: [fault] })
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent(`Maaf, terjadi kesalahan saat memuat data.${text}`)
  controls.setFaults([])
  await user.click(within(alert).getByRole('button', { name: 'Muat Ulang' }))
  await screen.findByText('Selamat siang, Sekar')
  await settled()
  expect(card('Tagihan')).toHaveTextContent('Rp 2.750.000')
  expect(departures).toEqual([])
})

test('[R4-006] [R6-002] [R6-004] shows an operator without a scope the error page and no student data', async () => {
  const { asked, path, user, departures, reloads } = await renderScreen('/dashboard', { persona: 'operator-tanpa-hak' })
  expect(path()).toBe('/error')
  expect(screen.getByRole('heading', { name: 'ERROR 403' })).toBeVisible()
  expect(screen.getByText('Akun ini tidak memiliki akses ke portal mahasiswa')).toBeVisible()
  expect(screen.queryByText('Mohon perbaiki galat di atas')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  await vi.waitFor(() => expect(reloads()).toBe(1))
  expect(asked).toEqual(['GET http://gateway.test/api/user_info', 'GET http://gateway.test/v1/sistem'])
  await user.click(screen.getByRole('button', { name: 'Keluar' }))
  await expect.poll(() => departures).toEqual(['/'])
})

test('redirects to the login when the gateway no longer accepts the tokens of the session', async () => {
  const { controls, departures, user } = await renderScreen('/dashboard', {
    faults: [{ operation: 'getRekapPembayaran', kind: 'server', times: 1 }],
  })
  controls.expireAccessTokens()
  controls.setFaults([{ operation: 'createAccessToken', kind: 'client', status: 401, message: 'Sesi berakhir' }])
  await user.click(within(card('Tagihan')).getByRole('button', { name: 'Muat Ulang' }))
  await expect.poll(() => [...new Set(departures)]).toEqual(['/']) // the test's page stays and may redirect again
})
