import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const arrive = () => sessionStore.set('arrived', 'true')

test('welcomes a new student with campus, first steps and contact after the first sign-in', async () => {
  arrive()
  const { path, settled, user } = await renderScreen('/dashboard', { persona: 'baru' })
  expect(await screen.findByRole('heading', { name: 'Selamat datang, Raka' })).toBeVisible()
  await settled()
  expect(path()).toBe('/welcome')
  expect(screen.getByRole('main')).toHaveTextContent('Ini portal mahasiswa Universitas Arunika.')
  const steps = within(screen.getByRole('region', { name: 'Tiga langkah pertama' })).getAllByRole('link')
  expect(steps.map((step) => step.getAttribute('href'))).toEqual(['/biodata', '/jadwal-dan-presensi', '/biaya-kuliah'])
  expect(within(screen.getByRole('main')).getByRole('link', { name: '(024) 841 2330' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Ke dasbor' }))
  await settled()
  expect(path()).toBe('/dashboard')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Raka')
})

test('welcomes a new student only once', async () => {
  arrive()
  localStore.set('greeted', 'true')
  const { path } = await renderScreen('/dashboard', { persona: 'baru' })
  expect(path()).toBe('/dashboard')
})

test.each([
  ['a student of the fifth semester', 'aktif', true],
  ['a new student after a reload', 'baru', false],
])('does not show the welcome page to %s', async (_, persona, arrives) => {
  if (arrives) arrive()
  const { path } = await renderScreen('/dashboard', { persona })
  expect(path()).toBe('/dashboard')
  expect(sessionStore.get('arrived')).toBeNull()
  expect(localStore.get('greeted')).toBeNull()
})

test('shows the campus and a link to the login on /welcome without a session', async () => {
  const { asked, departures } = await renderScreen('/welcome', { persona: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Selamat datang' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('Ini portal mahasiswa Universitas Arunika.')
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('list')).toBeNull()
  expect(departures).toEqual([])
  expect(asked.filter((call) => call.includes('/mahasiswa/'))).toEqual([])
})

test.each(['/tidak/ada', '/surat/info/7/berkas'])(
  '[R2-015] shows the 404 page for the unknown address %s without a session too',
  async (address) => {
    const { departures } = await renderScreen(address, { persona: null })
    expect(screen.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
    expect(departures).toEqual([])
    expect(sessionStore.get('wanted_path')).toBeNull()
  },
)

test('/loading redirects to the stored path', async () => {
  sessionStore.set('wanted_path', '/dashboard?dari=surel')
  const { path } = await renderScreen('/loading')
  await waitFor(() => expect(path()).toBe('/dashboard?dari=surel'))
})

test('/loading redirects an anonymous visitor to the login and is not stored as the path to return to', async () => {
  const { departures } = await renderScreen('/loading', { persona: null })
  await waitFor(() => expect(departures).toEqual(['/']))
  expect(sessionStore.get('wanted_path')).toBeNull()
})

test('/loading shows why it cannot continue, and retries on Muat Ulang', async () => {
  const { controls, path, user } = await renderScreen('/loading', {
    faults: [{ operation: 'getUserInfo', kind: 'network' }],
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada koneksi internet. Mohon periksa jaringan Anda.')
  controls.setFaults([])
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  await expect.poll(path).toBe('/dashboard')
})

test('[R4-006] /loading redirects to the error page when the role check fails', async () => {
  const { path } = await renderScreen('/loading', { persona: 'operator-tanpa-hak' })
  expect(path()).toBe('/error')
})
