import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { runtimeConfig, setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { currentLanguage } from '#shared/i18n/i18n.ts'
import { GROUP_CHAT } from '#tests/chat-module.ts'
import { renderScreen, renderShell, renderWide } from '#tests/render-screen.tsx'

const here = { path: '/berita/:id', element: <h1>Satu berita</h1> }
const news = () => screen.getByRole('button', { name: /^Notifikasi/ })
const guides = () => screen.getByRole('button', { name: 'Panduan' })
const calls = (asked: string[], path: string) => asked.filter((request) => request.includes(path)).length

test('[R2-031] the bell opens the newest berita, marks unread ones in words and links to them', async () => {
  const { path, user } = await renderScreen('/dashboard', { screens: [here] })
  expect(news()).toHaveAttribute('aria-expanded', 'false')
  await user.click(news())
  expect(news()).toHaveAttribute('aria-expanded', 'true')
  const panel = document.getElementById(news().getAttribute('aria-controls') ?? '') ?? document.body
  const rows = await within(panel).findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Belum dibaca: Jadwal UTS 2026/2027 Ganjil telah terbitAkademik · 22 Oktober 2026')
  expect(rows).toHaveLength(4)
  expect(within(panel).getByRole('link', { name: 'Semua notifikasi' })).toHaveAttribute('href', '/notifikasi')
  await user.click(within(panel).getByRole('link', { name: /Jadwal UTS/ }))
  expect(path()).toMatch(/^\/berita\/\d+$/)
  expect(screen.getByRole('heading', { name: 'Satu berita' })).toHaveFocus()
  expect(news()).toHaveAttribute('aria-expanded', 'false')
})

test('[R2-031] the question mark opens the newest guides', async () => {
  const { asked, user } = await renderScreen('/dashboard')
  expect(calls(asked, '/v1/panduan')).toBe(0)
  await user.click(guides())
  await screen.findByRole('link', { name: /Panduan cetak kartu ujian/ })
  const panel = document.getElementById(guides().getAttribute('aria-controls') ?? '') ?? document.body
  expect(within(panel).getByRole('link', { name: /Panduan cetak kartu ujian/ })).toHaveAttribute(
    'href',
    '/panduan#panduan-58',
  )
  expect(within(panel).getByRole('link', { name: 'Semua panduan' })).toHaveAttribute('href', '/panduan')
  const request = new URL(asked.find((address) => address.includes('/v1/panduan'))?.replace('GET ', '') ?? '')
  expect(Object.fromEntries(request.searchParams)).toEqual({
    'hak.jenis': '[2]',
    'order[createdAt]': 'desc',
    page: '1',
  })
})

test('[R7-016] fetches the guides once, however often the panel opens', async () => {
  const { asked, settled, user } = await renderScreen('/dashboard')
  for (let press = 0; press < 5; press++) await user.click(guides())
  await screen.findByRole('link', { name: /Panduan cetak kartu ujian/ })
  await settled()
  expect(calls(asked, '/v1/panduan')).toBe(1)
})

test.each([
  ['listPanduan', 'network', 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['listPanduan', 'server', 'Layanan panduan mati'],
] as const)('shows why the guides could not be fetched (%s, %s), and refetches them on Muat Ulang', async (...row) => {
  const [operation, kind, text] = row
  const { controls, settled, user } = await renderScreen('/dashboard')
  controls.setFaults([{ operation, kind, ...(kind === 'server' && { message: text }) }])
  await user.click(guides())
  expect(await screen.findByText(text)).toBeVisible()
  controls.setFaults([])
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(screen.getByRole('link', { name: /Panduan cetak kartu ujian/ })).toBeVisible()
})

test.each([
  [{ data: null }, 'Jawaban server tidak dapat dibaca.'],
  [{ data: [] }, 'Tidak ada data'],
  [{ data: ['entah'] }, 'Jawaban server tidak dapat dibaca.'],
  [{ data: [{ judul: 'Tanpa id' }] }, 'Tanpa id'],
  [{ data: [{ idPanduan: 1, judul: 'Terbaca' }, null] }, '1 baris tidak dapat dibaca.'],
  [{ data: [{ idPanduan: 1, judul: '<b>Tebal</b>' }] }, '<b>Tebal</b>'],
])('limits the effect of guides that arrive as %j to the panel', async (answer, text) => {
  const { user } = await renderScreen('/dashboard', { answers: { '/v1/panduan': answer } })
  await user.click(guides())
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sekar')
})

test('[R2-030] shows and changes the language with one button on a phone', async () => {
  const { user } = await renderScreen('/dashboard')
  await user.click(screen.getByRole('button', { name: 'ID, ganti ke bahasa Inggris' }))
  await waitFor(() => expect(currentLanguage()).toBe('en'))
  expect(screen.getByRole('button', { name: 'EN, switch to Indonesian' })).toBeVisible()
})

test('[R1-008] [R2-031] shows the campus contacts and the newest guides in the account menu on a phone', async () => {
  const { asked, user } = await renderScreen('/dashboard')
  await user.click(screen.getByRole('button', { name: /^SP, akun/ }))
  const campus = await screen.findByRole('region', { name: 'Kontak kampus' })
  expect(campus).toHaveTextContent('Universitas Arunika')
  expect(within(campus).getByRole('link', { name: '(024) 841 2330' })).toHaveAttribute('href', 'tel:0248412330')
  expect(within(campus).getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:akademik@arunika.example')
  expect(calls(asked, '/v1/panduan')).toBe(0)
  await user.click(within(campus).getByText('Panduan'))
  expect(await within(campus).findByRole('link', { name: /Panduan cetak kartu ujian/ })).toHaveAttribute(
    'href',
    '/panduan#panduan-58',
  )
})

test('switches between light, dark and the device setting, whatever the campus has set', async () => {
  const { user } = await renderScreen('/dashboard')
  const mode = () => document.documentElement.dataset['colorMode']
  await user.click(screen.getByRole('button', { name: /^SP, akun/ }))
  expect(await screen.findByRole('button', { name: 'Sama dengan perangkat' })).toHaveAttribute('aria-pressed', 'true')
  for (const [name, shown] of [
    ['Gelap', 'dark'],
    ['Terang', 'light'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }))
    expect(mode()).toBe(shown)
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
  expect(screen.getByRole('button', { name: 'Sama dengan perangkat' })).toHaveAttribute('aria-pressed', 'false')
})

test('[R2-034] the header logo links to /, which redirects to the dashboard', async () => {
  const { navigate, path, user } = await renderScreen('/dashboard', { screens: [here] })
  await navigate('/berita/3')
  await user.click(screen.getByRole('link', { name: 'Portal Mahasiswa, Beranda' }))
  expect(path()).toBe('/dashboard')
})

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

test('[R2-033] [R9-007] hides the university info when scrolled past 78 px and shows it when scrolled back', async () => {
  const { unmount } = await renderScreen('/dashboard')
  const isHidden = () => document.documentElement.dataset['scrolled'] !== undefined
  for (const [y, hidden] of [
    [78, false],
    [79, true],
    [4000, true],
    [78, false],
    [0, false],
  ] as const) {
    scrollTo(y)
    expect(isHidden(), `at ${y} px`).toBe(hidden)
  }
  scrollTo(500)
  unmount()
  expect(isHidden()).toBe(false)
  scrollTo(0)
})

describe('chat button of a campus with chat', () => {
  const withChat = (chat: boolean) => ({
    settings: { enable_chat: chat },
    arrange: () => setRuntimeConfig({ ...runtimeConfig(), chatUrl: GROUP_CHAT }),
  })
  const chat = () => within(screen.getByRole('banner')).findByRole('button', { name: 'Chat' })

  test('is in the top bar on a phone and opens the panel', async () => {
    const { user } = await renderShell(withChat(true))
    await user.click(await chat())
    expect(await screen.findByRole('dialog', { name: 'Chat' })).toBeVisible()
  })

  test('is beside the content on a wide screen', async () => {
    await renderWide('/kosong', { ...withChat(true), screens: [{ path: '/kosong', element: <h1>Kosong</h1> }] })
    expect(await screen.findByRole('button', { name: 'Chat' })).toBeVisible()
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Chat' })).toBeNull()
  })

  test('reserves no space in the top bar of a campus without chat', async () => {
    await renderShell(withChat(false))
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-chat')
  })
})
