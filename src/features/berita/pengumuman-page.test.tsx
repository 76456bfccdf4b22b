import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { changeLanguage } from '#shared/i18n/i18n.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

allowAssumedWrites()
afterEach(() => {
  localStore.clear()
})

const title = () => screen.getByRole('heading', { level: 1 })
const article = () => screen.getByRole('article')
const bell = () => screen.getByRole('button', { name: /^Notifikasi/ })
const marks = (asked: readonly string[]) => asked.filter((request) => request.startsWith('PUT '))
const markButton = () => screen.queryByRole('button', { name: 'Tandai sudah dibaca' })

test('shows title, office, date and time, body and files of a pengumuman', async () => {
  await renderScreen('/berita/1041')
  expect(title()).toHaveTextContent('Jadwal UTS 2026/2027 Ganjil telah terbit')
  expect(article()).toHaveTextContent('PentingAkademikBiro AkademikKamis, 22 Oktober 2026, 09.05 WIB')
  expect(within(article()).getByText('Jadwal dan presensi').tagName).toBe('STRONG')
  expect(within(article()).getByRole('region', { name: 'Lampiran' })).toHaveTextContent('PDF, 248,3 kB')
  expect(document.title).toMatch(/^Berita · /)
})

test('fetches a file of a pengumuman with the token and saves it', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { headersOf, asked, user } = await renderScreen('/berita/1041')
  await user.click(within(article()).getByRole('button', { name: 'jadwal-uts-ganjil-2026-2027.pdf (unduh)' }))
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
  const file = made.mock.calls[0]?.[0] as File
  expect([file.name, file.type]).toEqual(['jadwal-uts-ganjil-2026-2027.pdf', 'application/pdf'])
  expect(await file.text()).toMatch(/^%PDF[\s\S]*jadwal-uts-ganjil-2026-2027\.pdf/)
  const request = asked.at(-1) ?? ''
  expect(request).toContain('/media/061001/jadwal-uts-ganjil-2026-2027.pdf')
  expect(headersOf(request)['authorization']).toMatch(/^Bearer /)
})

test('[R2-022] shows a contact and a way back beside a pengumuman', async () => {
  const { path, user } = await renderScreen('/berita/1041')
  const contact = screen.getByRole('complementary', { name: 'Ada pertanyaan?' })
  expect(within(contact).getByRole('link', { name: 'akademik@arunika.example' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  expect(path()).toBe('/dashboard') // there is no earlier page
})

test('formats a pengumuman in English when the language is English', async () => {
  await renderScreen('/berita/1041', { lng: 'en' })
  expect(article()).toHaveTextContent('ImportantAkademikBiro AkademikThursday, 22 October 2026, 09:05 WIB')
  expect(within(article()).getByRole('heading', { name: 'Attachments' })).toBeVisible()
  expect(within(card('Other recent news')).getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/berita')
})

test('lists the newest other pengumuman below, without the current one', async () => {
  const { path, settled, user } = await renderScreen('/berita/1040')
  const others = within(card('Berita terbaru lain')).getAllByRole('listitem')
  expect(others.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/berita/1041',
    '/berita/1039',
    '/berita/1036',
  ])
  await user.click(within(card('Berita terbaru lain')).getByRole('link', { name: /Beasiswa/ }))
  await settled()
  expect(path()).toBe('/berita/1039')
  expect(title()).toHaveTextContent('Beasiswa Prestasi Akademik 2027 dibuka')
  expect(title()).toHaveFocus()
})

test('shows a title known from the list before its pengumuman has loaded', async () => {
  const { controls, settled, user } = await renderScreen('/berita')
  controls.setFaults([{ operation: 'getPengumuman', kind: 'latency', ms: 300 }])
  await user.click(screen.getByRole('link', { name: /Pemeliharaan/ }))
  expect(title()).toHaveTextContent('Pemeliharaan sistem pembayaran')
  expect(within(article()).getByRole('status', { name: 'Memuat…' })).toBeVisible()
  await settled()
  expect(article()).toHaveTextContent('Pembayaran yang sudah dibuat tetap berlaku.')
})

test('[R7-015] marks an unread pengumuman once when it is opened, and lowers the count of the bell', async () => {
  const { asked, settled } = await renderScreen('/berita/1041')
  await settled()
  expect(marks(asked)).toEqual([expect.stringMatching(/\/v1\/notifikasi\/240117023\/1041$/)])
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi, 2 belum dibaca'))
  expect(markButton()).toBeNull()
})

test('[R7-015] reads the count of the bell from data.unread, as a number or as text', async () => {
  await renderScreen('/berita', { answers: { '/v1/unread_notifikasi/240117023': { data: { unread: '17' } } } })
  expect(bell()).toHaveAccessibleName('Notifikasi, 17 belum dibaca')
})

test('shows an opened pengumuman as read in the list', async () => {
  const { settled, user } = await renderScreen('/berita')
  await user.click(screen.getByRole('link', { name: /Jadwal UTS/ }))
  await settled()
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  await settled()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Jadwal UTS/ })).not.toHaveAccessibleName(/^Belum dibaca/),
  )
})

test('sends no read mark for a pengumuman that has been read before', async () => {
  const { asked } = await renderScreen('/berita/1036')
  expect(title()).toHaveTextContent('Perubahan jam layanan perpustakaan')
  expect(marks(asked)).toEqual([])
})

test('sends one read mark, without a button, when the response does not say whether it was read', async () => {
  const { asked, settled } = await renderScreen('/berita/1041', {
    faults: [{ operation: 'getPengumuman', kind: 'malformed', path: 'isDibaca' }],
  })
  await settled()
  expect(marks(asked)).toHaveLength(1)
  expect(markButton()).toBeNull()
})

test('sends no read mark, and shows why, when the gateway is not known to accept it', async () => {
  setRuntimeFlags({ 'assumed-writes': false })
  const { asked } = await renderScreen('/berita/1041')
  expect(marks(asked)).toEqual([])
  expect(markButton()).toHaveAccessibleDescription(
    'Kampus ini belum menyediakan tanda dibaca di portal. Rincian assumed-writes',
  )
})

test('shows why the gateway rejected a read mark, and resends it on request only', async () => {
  const { asked, controls, settled, user } = await renderScreen('/berita/1041', {
    faults: [{ operation: 'markNotifikasiRead', kind: 'client', status: 422, message: '<i>Belum</i> bisa' }],
  })
  expect(await within(article()).findByRole('alert')).toHaveTextContent(
    'Belum dapat ditandai sudah dibaca: <i>Belum</i> bisa',
  )
  expect(marks(asked)).toHaveLength(1)
  controls.setFaults([])
  await user.click(screen.getByRole('button', { name: 'Tandai sudah dibaca' }))
  await settled()
  expect(marks(asked)).toHaveLength(2)
  await waitFor(() => expect(markButton()).toBeNull())
  expect(bell()).toHaveAccessibleName('Notifikasi, 2 belum dibaca')
})

test.each<Fault['kind']>(['lost', 'timeout504', 'network'])(
  'queues a read mark whose response is missing (%s) until Muat Ulang, and shows the pengumuman',
  async (kind) => {
    const { controls, settled, user } = await renderScreen('/berita/1041', {
      faults: [{ operation: 'markNotifikasiRead', kind }],
    })
    expect(await screen.findByText('Tanda dibaca menunggu koneksi.')).toBeVisible()
    expect(article()).toHaveTextContent('Kartu ujian dicetak mandiri.')
    controls.setFaults([])
    await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    await settled()
    await waitFor(() => expect(screen.queryByText('Tanda dibaca menunggu koneksi.')).toBeNull())
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi, 2 belum dibaca'))
  },
)

test('sends no read mark for an operator until changes are allowed, and then on request only', async () => {
  localStore.set('operator_student_id', '240117023')
  const { asked, settled, user } = await renderScreen('/berita/1041', { persona: 'operator' })
  const banner = within(await screen.findByRole('complementary', { name: 'Mode operator' }))
  await settled()
  expect(title()).toHaveTextContent('Jadwal UTS')
  expect(markButton()).toHaveAccessibleDescription(/Mode operator/)
  await user.click(banner.getByRole('button', { name: 'Izinkan perubahan' }))
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  await settled()
  expect(markButton()).toHaveAttribute('aria-disabled', 'false')
  expect(marks(asked)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Tandai sudah dibaca' }))
  await waitFor(() => expect(markButton()).toBeNull())
  expect(marks(asked)).toHaveLength(1)
})

test.each([
  ['/berita/9999', 1],
  ['/berita/%2E%2E%2Fbiodata', 0],
  ['/berita/a%20b', 0],
])('shows that there is no pengumuman at %s, and links to the list', async (path, calls) => {
  const { asked, settled, user } = await renderScreen(path)
  expect(title()).toHaveTextContent('Berita tidak ditemukan')
  expect(asked.filter((request) => /\/v1\/pengumuman\//.test(request))).toHaveLength(calls)
  expect(screen.queryByText('Muat Ulang')).toBeNull()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Semua berita' }))
  await settled()
  expect(title()).toHaveTextContent('Berita')
})

test.each<[Fault['kind'], string]>([
  ['network', 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['timeout504', 'Koneksi internet tidak stabil.'],
  ['server', 'Sistem dirawat'],
])('shows why a pengumuman cannot be fetched (%s), and refetches it on Muat Ulang', async (kind, text) => {
  const { controls, settled, user } = await renderScreen('/berita/1041', {
    faults: [{ operation: 'getPengumuman', kind, ...(kind === 'server' && { message: text }) }],
  })
  expect(within(article()).getByRole('alert')).toHaveTextContent(text)
  expect(card('Berita terbaru lain')).toHaveTextContent('Beasiswa')
  controls.setFaults([])
  await user.click(within(article()).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  await waitFor(() => expect(article()).toHaveTextContent('Kartu ujian dicetak mandiri.'))
})

test('renders a title as text, and does not link a file whose address is no web address', async () => {
  await renderScreen('/berita/990', { persona: 'padat' })
  expect(title()).toHaveTextContent('Pengumuman dari sistem lama <b>(disalin)</b>')
  expect(title().children).toHaveLength(0)
  const sheet = article()
  expect(within(sheet).getByText('../../arsip lama.pdf').closest('a')).toBeNull()
  expect(sheet).toHaveTextContent('Alamat berkas ini tidak dapat dibuka.')
})

test('shows no date for a pengumuman without one', async () => {
  await renderScreen('/berita/986', { persona: 'padat' })
  expect(title()).toHaveTextContent('Pengumuman tanpa tanggal')
  expect(article().querySelector('time')).toBeNull()
})

test('shows the summary of a pengumuman without a body, or says that it has no text', async () => {
  const row = { idPengumuman: '1041', judul: 'Kosong', isDibaca: true }
  const shown = await renderScreen('/berita/1041', {
    answers: { '/v1/pengumuman/1041': { ...row, isi: null, ringkasan: 'Ringkas saja.' } },
  })
  expect(article()).toHaveTextContent('Ringkas saja.')
  shown.unmount()
  await renderScreen('/berita/1041', { answers: { '/v1/pengumuman/1041': { ...row, isi: ' <p> </p> ' } } })
  expect(article()).toHaveTextContent('Berita ini tidak berisi teks.')
})

test('shows an image of the gateway, and no gap for a broken or foreign one', async () => {
  const row = { idPengumuman: '1041', judul: 'Bergambar', isi: '<p>Isi</p>', isDibaca: true }
  const shown = await renderScreen('/berita/1041', {
    answers: { '/v1/pengumuman/1041': { ...row, gambar: 'http://gateway.test/media/a.png' } },
  })
  const picture = article().querySelector('img')
  expect(picture).toHaveAttribute('src', 'http://gateway.test/media/a.png')
  act(() => void picture?.dispatchEvent(new Event('error')))
  expect(article().querySelector('img')).toBeNull()
  shown.unmount()
  await renderScreen('/berita/1041', {
    answers: { '/v1/pengumuman/1041': { ...row, gambar: 'https://lain.example/a.png' } },
  })
  expect(article().querySelector('img')).toBeNull()
})

const withBody = (isi: string, more: object = {}) => ({
  answers: { '/pengumuman/1041': { idPengumuman: '1041', judul: 'Poster', isi, ...more } },
})

test('describes an image-only pengumuman in words, with a link to the image', async () => {
  const isi = '<img src="https://kampus.example/poster.jpg" alt="Poster wisuda 5 Desember">'
  await renderScreen('/berita/1041', withBody(isi, { ringkasan: 'Ringkas' }))
  const link = within(article()).getByRole('link', { name: 'Gambar: Poster wisuda 5 Desember' })
  expect(link).toHaveAttribute('href', 'https://kampus.example/poster.jpg')
  expect(article()).not.toHaveTextContent('Ringkas')
  expect(article().querySelector('[data-server-text] img')).toBeNull()
  await act(() => changeLanguage('en'))
  expect(within(article()).getByRole('link')).toHaveTextContent('Image: Poster wisuda 5 Desember')
})

test.each([
  ['<img src="http://kampus.example/a.jpg">', 'Gambar tanpa keterangan'],
  ['<img alt="Denah" src="data:image/png;base64,AAAA">', 'Gambar: Denah'],
  ['<img alt="<b>x</b>" src="javascript:x()">', 'Gambar: <b>x</b>'],
])('names an image with an unsafe address instead of linking it: %s', async (isi, text) => {
  await renderScreen('/berita/1041', withBody(isi))
  expect(within(article()).getByText(text)).toBeVisible()
  expect(within(article()).queryByRole('link')).toBeNull()
})

test('ignores a tracking pixel', async () => {
  await renderScreen(
    '/berita/1041',
    withBody('<p>Halo</p><img src="https://hitung.example/p.gif" width="1" height="1">'),
  )
  expect(article()).not.toHaveTextContent('Gambar')
})

test('keeps the line breaks of text without markup', async () => {
  const { unmount } = await renderScreen('/berita/1041', withBody('Baris satu\nBaris dua & tiga'))
  expect(article().querySelector('[data-server-text]')).toHaveClass(/plain/)
  unmount()
  await renderScreen('/berita/1041', withBody('<b>Baris satu</b>\nBaris dua'))
  expect(article().querySelector('[data-server-text]')).not.toHaveClass(/plain/)
})

test('shares the title and address of a pengumuman, and copies the address where the browser cannot share', async () => {
  const shared: unknown[] = []
  Object.assign(navigator, { share: (data: unknown) => Promise.resolve(shared.push(data)) })
  const { user } = await renderScreen('/berita/1041')
  await user.click(screen.getByRole('button', { name: 'Bagikan tautan' }))
  expect(shared).toEqual([{ title: 'Jadwal UTS 2026/2027 Ganjil telah terbit', url: window.location.href }])
  Reflect.deleteProperty(navigator, 'share')
  await user.click(screen.getByRole('button', { name: 'Bagikan tautan' }))
  expect(await screen.findByText('Tautan disalin.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
})
