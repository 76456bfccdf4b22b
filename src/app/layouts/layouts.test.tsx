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

test.each(['/notifikasi/3', '/berita/3'])('[R2-021] [R2-022] %s has a link back to the previous page', async (path) => {
  const shown = await renderScreen('/dashboard', { screens: inside })
  await shown.navigate(path)
  await shown.settled()
  await shown.user.click(back())
  expect(shown.path()).toBe('/dashboard')
})

test.each(['/notifikasi/3', '/berita/3'])(
  '[R2-021] %s links back to the dashboard when it is opened first',
  async (at) => {
    const { path, user } = await renderScreen(at, { screens: inside })
    await user.click(back())
    expect(path()).toBe('/dashboard')
  },
)

test('[R2-022] a berita page shows whom to contact', async () => {
  await renderScreen('/berita/3', { screens: inside })
  const contact = screen.getByRole('complementary', { name: 'Ada pertanyaan?' })
  expect(contact).toHaveTextContent('Universitas Arunika')
  expect(within(contact).getByRole('link', { name: '(024) 841 2330' })).toHaveAttribute('href', 'tel:0248412330')
  expect(contact).toHaveTextContent('Senin–Jumat 08.00–16.00 WIB')
})

test('a berita page shows no contact block when the campus has no phone and no email', async () => {
  await renderScreen('/berita/3', { screens: inside, answers: { '/v1/sistem': { data: [{ nama: 'Kampus' }] } } })
  expect(screen.queryByRole('complementary', { name: 'Ada pertanyaan?' })).toBeNull()
})

test('[R2-023] [R6-006] shows a single page without the shell to a signed-in student', async () => {
  await renderWide('/cetak-khs', { routes: outside })
  expect(screen.getByRole('heading', { name: 'KHS' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test('[R2-023] [R6-006] redirects an anonymous visitor of a single page to the login', async () => {
  const { departures } = await renderScreen('/cetak-khs', { routes: outside, persona: null })
  expect(departures).toEqual(['/'])
})

test('[R2-013] [R2-023] [R6-006] shows which campus wrote a scanned letter without a session', async () => {
  const { asked, departures } = await renderScreen('/surat/info/7', { routes: outside, persona: null })
  expect(screen.getByRole('heading', { name: 'Surat 7' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Universitas Arunika'))
  expect(departures).toEqual([])
  expect(asked.filter((request) => request.includes('/mahasiswa/'))).toEqual([])
})

test('[R2-019] shows logo and footer on a page before the login', async () => {
  await renderScreen('/x', { routes: outside, persona: null })
  const home = await within(screen.getByRole('banner')).findByRole('link', { name: 'Universitas Arunika, Beranda' })
  expect(home).toHaveAttribute('href', '/')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Universitas Arunika')
})

test.each([
  [null, false],
  ['aktif', true],
])(
  '[R2-020] clears the campus settings when a page before the login closes, except with a session (persona %s)',
  async (persona, kept) => {
    await renderScreen('/x', { routes: outside, persona })
    expect(readCampusConfig()).not.toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    expect(readCampusConfig() !== null).toBe(kept)
  },
)

test('[R2-020] keeps the campus settings when the visitor has navigated away before the page closes', async () => {
  const { navigate } = await renderScreen('/x', { routes: outside, persona: null })
  await navigate('/surat/info/7')
  window.dispatchEvent(new Event('pagehide'))
  expect(readCampusConfig()).not.toBeNull()
})
