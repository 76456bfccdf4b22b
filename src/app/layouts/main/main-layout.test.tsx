import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { onForget } from '#tests/page-state.ts'
import { renderScreen, renderShell } from '#tests/render-screen.tsx'
import { screensOf } from '../../subject-screen.ts'

const NOTICE = 'Halaman ini tidak ada di menu kampus Anda. Isinya tetap dapat dibaca.'
const Skpi = () => <h1>SKPI</h1>
const skpi = { path: '/skpi/:id?', element: <Skpi /> }
/** Returns the table of screens with an additional one. */
const withSkpi = async () => {
  const later = await import('../../later-screens.ts')
  return {
    ...later,
    SCREENS: [
      ...later.SCREENS,
      ...screensOf('dashboard', [{ path: '/skpi/:id?', layout: 'main', title: 'title', page: Skpi }]),
    ],
  }
}

test('opens a hidden screen by its address and shows a notice', async () => {
  await renderScreen('/skpi/7', { firstLoad: withSkpi() })
  expect(screen.getByRole('heading', { name: 'SKPI' })).toBeVisible()
  expect(screen.getByRole('note')).toHaveTextContent(NOTICE)
})

test.each([
  ['/skpi', { menuConfig: { portalmhs_skpi: 'true' } }],
  ['/skpi', { campus: 'STIALAN' }], // the target of KHP
  ['/berita/1041', {}], // an address of no menu entry
  ['/dashboard', { campus: 'CAMPUS-14' }], // home screen of the campus that shows only internships
  ['/dashboard', { menuConfig: { portalmhs_dashboard: 'false' } }],
])('shows no notice at %s with %j', async (path, options) => {
  await renderScreen(path, { ...options, screens: [skpi, { path: '/berita/:id', element: <h1>Berita</h1> }] })
  expect(screen.queryByRole('note')).toBeNull()
})

test('[R1-008] [R1-009] shows the name of the campus and its contacts', async () => {
  await renderScreen('/dashboard')
  const strip = screen.getByRole('complementary', { name: 'Kontak kampus' })
  expect(strip).toHaveTextContent('Universitas Arunika')
  expect(within(strip).getByRole('link', { name: '(024) 841 2330' })).toHaveAttribute('href', 'tel:0248412330')
  expect(within(strip).getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:akademik@arunika.example')
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    '© 2026 Universitas ArunikaInformasi kampus · Kalender akademik(024) 841 2330 · akademik@arunika.example',
  )
  expect(screen.getByRole('link', { name: 'Lewati ke isi' })).toHaveAttribute('href', '#content')
})

test('[R1-010] sanitizes the copyright line, keeps its links and decodes entities once', async () => {
  const copyright = '<b>&copy; 2026</b> <a href="https://kampus.example">A &amp; B</a>'
  await renderShell({ settings: { copyright } })
  const footer = screen.getByRole('contentinfo')
  expect(await within(footer).findByRole('link', { name: 'A & B' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://kampus.example'),
  )
  expect(footer).toHaveTextContent(/^© 2026 A & B/)
})

test('names version and build of the page in the tooltip of the footer, and nothing where no build has written them', async () => {
  const { unmount } = await renderShell()
  expect(screen.getByRole('contentinfo')).not.toHaveAttribute('title')
  unmount()
  const meta = Object.assign(document.createElement('meta'), { name: 'release', content: '1.2.3 0123456789ab' })
  document.head.append(meta)
  onForget(() => meta.remove())
  await renderShell()
  expect(screen.getByRole('contentinfo')).toHaveAttribute('title', 'Versi 1.2.3, build 0123456789ab')
})

test('shows the name of the portal when the campus data cannot be fetched', async () => {
  await renderScreen('/dashboard', {
    faults: ['getSistem', 'getLogoPerguruanTinggi'].map((operation) => ({ operation, kind: 'server' as const })),
  })
  expect(screen.getByRole('link', { name: 'Portal Mahasiswa, Beranda' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    /^© 2026 Universitas ArunikaInformasi kampus · Kalender akademik$/,
  )
})

test('[R2-035] sets the tab title to the screen and the system title, in the current language', async () => {
  const { user } = await renderScreen('/dashboard', {
    answers: { '/v1/sistem': { data: [{ judul: 'SIAKAD &amp; <i>Arunika</i>' }] } },
  })
  expect(document.title).toBe('Dasbor · SIAKAD & Arunika')
  await user.click(screen.getAllByRole('button', { name: 'EN, English' })[0] ?? document.body)
  expect(await screen.findByText('Skip to content')).toBeVisible()
  expect(document.title).toBe('Dashboard · SIAKAD & Arunika')
})

test('[R1-006] hides the language switch and ignores a stored language without localization', async () => {
  await renderScreen('/dashboard', { lng: 'en', settings: { enable_localization: false } })
  expect(screen.queryByRole('group', { name: /Bahasa|Language/ })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Selamat siang, Sekar')
  expect(document.documentElement.lang).toBe('id')
  expect(localStore.get('language')).toBe('en')
})

test.each([
  [{ unread: 3 }, 'Notifikasi, 3 belum dibaca', '3'],
  [{ unread: '12' }, 'Notifikasi, 12 belum dibaca', '12'],
  [{ unread: 100 }, 'Notifikasi, 100 belum dibaca', '99+'],
  [{ unread: 0 }, 'Notifikasi', ''],
  [{ unread: -1 }, 'Notifikasi', ''],
  [{ unread: 'banyak' }, 'Notifikasi', ''],
  [{}, 'Notifikasi', ''],
])('for the response %j labels the bell %s', async (data, name, badge) => {
  await renderScreen('/dashboard', { answers: { '/v1/unread_notifikasi/240117023': { data } } })
  expect(screen.getByRole('button', { name })).toHaveTextContent(badge)
})

test('labels the avatar with the student number until the name has loaded', async () => {
  const { settled } = await renderScreen('/dashboard', {
    pending: true,
    faults: [{ operation: 'getBiodataSingkat', kind: 'latency', ms: 150 }],
  })
  expect(screen.getByRole('button', { name: '2, akun 240117023' })).toBeVisible()
  await settled()
  expect(screen.getByRole('button', { name: 'SP, akun Sekar Ayu Prameswari' })).toBeVisible()
})
