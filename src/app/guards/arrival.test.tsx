import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const arrive = () => sessionStore.set('arrived', 'true')

test('a new student is greeted after the first sign-in, with campus, first steps and contact, and goes on', async () => {
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

test('a new student is greeted once', async () => {
  arrive()
  localStore.set('greeted', 'true')
  const { path } = await renderScreen('/dashboard', { persona: 'baru' })
  expect(path()).toBe('/dashboard')
})

test.each([
  ['a student of the fifth semester', 'aktif', true],
  ['a new student who only reloads', 'baru', false],
])('%s is not delayed', async (_, persona, arrives) => {
  if (arrives) arrive()
  const { path } = await renderScreen('/dashboard', { persona })
  expect(path()).toBe('/dashboard')
  expect(sessionStore.get('arrived')).toBeNull()
  expect(localStore.get('greeted')).toBeNull()
})

test('/welcome is public: without a session it names the campus and leads to the login', async () => {
  const { asked, departures } = await renderScreen('/welcome', { persona: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Selamat datang' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('Ini portal mahasiswa Universitas Arunika.')
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('list')).toBeNull()
  expect(departures).toEqual([])
  expect(asked.filter((call) => call.includes('/mahasiswa/'))).toEqual([])
})

test.each(['/tidak/ada', '/surat/info/7/berkas'])(
  '[R2-015] %s, which no screen has, shows the 404 page without a session too',
  async (address) => {
    const { departures } = await renderScreen(address, { persona: null })
    expect(screen.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
    expect(departures).toEqual([])
    expect(sessionStore.get('wanted_path')).toBeNull()
  },
)

test('/loading goes on by itself to the remembered path', async () => {
  sessionStore.set('wanted_path', '/dashboard?dari=surel')
  const { path } = await renderScreen('/loading')
  await waitFor(() => expect(path()).toBe('/dashboard?dari=surel'))
})

test('/loading sends nobody to the login, and is no path to come back to', async () => {
  const { departures } = await renderScreen('/loading', { persona: null })
  await waitFor(() => expect(departures).toEqual(['/']))
  expect(sessionStore.get('wanted_path')).toBeNull()
})

test('/loading says why it can not go on, and tries again', async () => {
  const { controls, path, user } = await renderScreen('/loading', {
    faults: [{ operation: 'getUserInfo', kind: 'network' }],
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada koneksi internet. Mohon periksa jaringan Anda.')
  controls.setFaults([])
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  await expect.poll(path).toBe('/dashboard')
})

test('[R4-006] a failed role check leads from /loading to the error page', async () => {
  const { path } = await renderScreen('/loading', { persona: 'operator-tanpa-hak' })
  expect(path()).toBe('/error')
})
