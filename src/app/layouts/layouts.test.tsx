import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionGuard } from '#app/guards/session-guard.tsx'
import { WithoutSession } from '#app/guards/without-session.tsx'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { renderScreen, renderWide } from '#tests/render-screen.tsx'
import { LetterInfoLayout, PlainLayout, PreLoginLayout } from './later-layouts.ts'
import { NotificationLayout, PengumumanLayout } from './other/later-reading-layouts.ts'

const page = (name: string) => <h1>{name}</h1>
const inside = [
  { element: <NotificationLayout />, children: [{ path: '/notifikasi/:id', element: page('Satu notifikasi') }] },
  { element: <PengumumanLayout />, children: [{ path: '/berita/:id', element: page('Satu berita') }] },
]
const outside = [
  {
    element: <SessionGuard />,
    children: [{ element: <PlainLayout />, children: [{ path: '/cetak-khs', element: page('KHS') }] }],
  },
  {
    element: <WithoutSession />,
    children: [
      { element: <LetterInfoLayout />, children: [{ path: '/surat/info/:idSurat', element: page('Surat 7') }] },
      { element: <PreLoginLayout />, children: [{ path: '/x', element: page('Sebelum masuk') }] },
    ],
  },
]
const back = () => screen.getByRole('button', { name: 'Kembali' })

test.each(['/notifikasi/3', '/berita/3'])('[R2-021] [R2-022] %s has a way back to the page before', async (path) => {
  const shown = await renderScreen('/dashboard', { screens: inside })
  await shown.navigate(path)
  await shown.settled()
  await shown.user.click(back())
  expect(shown.path()).toBe('/dashboard')
})

test.each(['/notifikasi/3', '/berita/3'])('[R2-021] opened first, %s leads back to the dashboard', async (at) => {
  const { path, user } = await renderScreen(at, { screens: inside })
  await user.click(back())
  expect(path()).toBe('/dashboard')
})

test('[R2-022] an announcement says whom to ask', async () => {
  await renderScreen('/berita/3', { screens: inside })
  const contact = screen.getByRole('complementary', { name: 'Ada pertanyaan?' })
  expect(contact).toHaveTextContent('Universitas Arunika')
  expect(within(contact).getByRole('link', { name: '(024) 841 2330' })).toHaveAttribute('href', 'tel:0248412330')
  expect(contact).toHaveTextContent('Senin–Jumat 08.00–16.00 WIB')
})

test('an announcement of a campus without phone and e-mail has no empty contact block', async () => {
  await renderScreen('/berita/3', { screens: inside, answers: { '/v1/sistem': { data: [{ nama: 'Kampus' }] } } })
  expect(screen.queryByRole('complementary', { name: 'Ada pertanyaan?' })).toBeNull()
})

test('[R2-023] [R6-006] a single page stands alone and needs somebody signed in', async () => {
  await renderWide('/cetak-khs', { routes: outside })
  expect(screen.getByRole('heading', { name: 'KHS' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test('[R2-023] [R6-006] nobody signed in is sent to the login by a single page', async () => {
  const { departures } = await renderScreen('/cetak-khs', { routes: outside, persona: null })
  expect(departures).toEqual(['/'])
})

test('[R2-013] [R2-023] [R6-006] whoever scans a letter reads which campus wrote it, without signing in', async () => {
  const { asked, departures } = await renderScreen('/surat/info/7', { routes: outside, persona: null })
  expect(screen.getByRole('heading', { name: 'Surat 7' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Universitas Arunika'))
  expect(departures).toEqual([])
  expect(asked.filter((request) => request.includes('/mahasiswa/'))).toEqual([])
})

test('[R2-019] a page before the login shows logo and footer', async () => {
  await renderScreen('/x', { routes: outside, persona: null })
  const home = await within(screen.getByRole('banner')).findByRole('link', { name: 'Universitas Arunika, Beranda' })
  expect(home).toHaveAttribute('href', '/')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Universitas Arunika')
})

test.each([
  [null, false],
  ['aktif', true],
])(
  '[R2-020] a page before the login that is left forgets the campus settings unless %s is signed in',
  async (persona, kept) => {
    await renderScreen('/x', { routes: outside, persona })
    expect(readCampusConfig()).not.toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    expect(readCampusConfig() !== null).toBe(kept)
  },
)

test('[R2-020] a page that is no longer a page before the login forgets nothing', async () => {
  const { navigate } = await renderScreen('/x', { routes: outside, persona: null })
  await navigate('/surat/info/7')
  window.dispatchEvent(new Event('pagehide'))
  expect(readCampusConfig()).not.toBeNull()
})
