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

test('a student reads one announcement: title, office, date and time, body and files', async () => {
  await renderScreen('/berita/1041')
  expect(title()).toHaveTextContent('Jadwal UTS 2026/2027 Ganjil telah terbit')
  expect(article()).toHaveTextContent('PentingAkademikBiro AkademikKamis, 22 Oktober 2026, 09.05 WIB')
  expect(within(article()).getByText('Jadwal dan presensi').tagName).toBe('STRONG')
  expect(within(article()).getByRole('region', { name: 'Lampiran' })).toHaveTextContent('PDF, 248,3 kB')
  expect(document.title).toMatch(/^Berita · /)
})

test('a student opens a file of an announcement: the gateway is asked for it with the token, and it is saved', async () => {
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

test('[R2-022] beside an announcement stand whom to ask and the way back', async () => {
  const { path, user } = await renderScreen('/berita/1041')
  const contact = screen.getByRole('complementary', { name: 'Ada pertanyaan?' })
  expect(within(contact).getByRole('link', { name: 'akademik@arunika.example' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  expect(path()).toBe('/dashboard') // there is no earlier page
})

test('the announcement speaks English to a student who chose it', async () => {
  await renderScreen('/berita/1041', { lng: 'en' })
  expect(article()).toHaveTextContent('ImportantAkademikBiro AkademikThursday, 22 October 2026, 09:05 WIB')
  expect(within(article()).getByRole('heading', { name: 'Attachments' })).toBeVisible()
  expect(within(card('Other recent news')).getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/berita')
})

test('the newest others stand below, without the one that is read', async () => {
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

test('a title that the list has told is there before its announcement', async () => {
  const { controls, settled, user } = await renderScreen('/berita')
  controls.setFaults([{ operation: 'getPengumuman', kind: 'latency', ms: 300 }])
  await user.click(screen.getByRole('link', { name: /Pemeliharaan/ }))
  expect(title()).toHaveTextContent('Pemeliharaan sistem pembayaran')
  expect(within(article()).getByRole('status', { name: 'Memuat…' })).toBeVisible()
  await settled()
  expect(article()).toHaveTextContent('Pembayaran yang sudah dibuat tetap berlaku.')
})

test('[R7-015] opening an unread announcement marks it once, and the bell counts one less', async () => {
  const { asked, settled } = await renderScreen('/berita/1041')
  await settled()
  expect(marks(asked)).toEqual([expect.stringMatching(/\/v1\/notifikasi\/240117023\/1041$/)])
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi, 2 belum dibaca'))
  expect(markButton()).toBeNull()
})

test('[R7-015] the bell reads data.unread, as a number or as text', async () => {
  await renderScreen('/berita', { answers: { '/v1/unread_notifikasi/240117023': { data: { unread: '17' } } } })
  expect(bell()).toHaveAccessibleName('Notifikasi, 17 belum dibaca')
})

test('the list knows what has been read', async () => {
  const { settled, user } = await renderScreen('/berita')
  await user.click(screen.getByRole('link', { name: /Jadwal UTS/ }))
  await settled()
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  await settled()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Jadwal UTS/ })).not.toHaveAccessibleName(/^Belum dibaca/),
  )
})

test('what has been read is not marked again', async () => {
  const { asked } = await renderScreen('/berita/1036')
  expect(title()).toHaveTextContent('Perubahan jam layanan perpustakaan')
  expect(marks(asked)).toEqual([])
})

test('an answer that does not say whether it was read is marked once, and not asked about', async () => {
  const { asked, settled } = await renderScreen('/berita/1041', {
    faults: [{ operation: 'getPengumuman', kind: 'malformed', path: 'isDibaca' }],
  })
  await settled()
  expect(marks(asked)).toHaveLength(1)
  expect(markButton()).toBeNull()
})

test('a campus whose gateway is not known to take read marks gets none, and the student is told why', async () => {
  setRuntimeFlags({ 'assumed-writes': false })
  const { asked } = await renderScreen('/berita/1041')
  expect(marks(asked)).toEqual([])
  expect(markButton()).toHaveAccessibleDescription(
    'Kampus ini belum menyediakan tanda dibaca di portal. Rincian assumed-writes',
  )
})

test('a refused read mark says so in the gateway’s words, and is sent again by a press only', async () => {
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
  'a read mark whose answer is missing (%s) waits for Muat Ulang, and the announcement is read meanwhile',
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

test('what an operator opens is not read by the student; once allowed, it takes a press', async () => {
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
])('%s is no announcement: the student is told, and led to the list', async (path, calls) => {
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
])('an announcement that does not come (%s) says so in its place, and comes by Muat Ulang', async (kind, text) => {
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

test('a title is text, and a file whose address is none of the web leads nowhere', async () => {
  await renderScreen('/berita/990', { persona: 'padat' })
  expect(title()).toHaveTextContent('Pengumuman dari sistem lama <b>(disalin)</b>')
  expect(title().children).toHaveLength(0)
  const sheet = article()
  expect(within(sheet).getByText('../../arsip lama.pdf').closest('a')).toBeNull()
  expect(sheet).toHaveTextContent('Alamat berkas ini tidak dapat dibuka.')
})

test('an announcement without a date has none', async () => {
  await renderScreen('/berita/986', { persona: 'padat' })
  expect(title()).toHaveTextContent('Pengumuman tanpa tanggal')
  expect(article().querySelector('time')).toBeNull()
})

test('an announcement without a body shows its summary, or says that it has no text', async () => {
  const row = { idPengumuman: '1041', judul: 'Kosong', isDibaca: true }
  const shown = await renderScreen('/berita/1041', {
    answers: { '/v1/pengumuman/1041': { ...row, isi: null, ringkasan: 'Ringkas saja.' } },
  })
  expect(article()).toHaveTextContent('Ringkas saja.')
  shown.unmount()
  await renderScreen('/berita/1041', { answers: { '/v1/pengumuman/1041': { ...row, isi: ' <p> </p> ' } } })
  expect(article()).toHaveTextContent('Berita ini tidak berisi teks.')
})

test('a picture of the portal’s own gateway is shown; one that does not load, or comes from elsewhere, leaves no gap', async () => {
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

test('an announcement that is only a picture says so, with its text and the way to it', async () => {
  const isi = '<img src="https://kampus.example/poster.jpg" alt="Poster wisuda 5 Desember">'
  await renderScreen('/berita/1041', withBody(isi, { ringkasan: 'Ringkas' }))
  const link = within(article()).getByRole('link', { name: 'Gambar: Poster wisuda 5 Desember' })
  expect(link).toHaveAttribute('href', 'https://kampus.example/poster.jpg')
  expect(article()).not.toHaveTextContent('Ringkas')
  expect(article().querySelector('[data-server-text] img')).toBeNull()
  await act(() => changeLanguage('en'))
  expect(within(article()).getByRole('link')).toHaveTextContent('Picture: Poster wisuda 5 Desember')
})

test.each([
  ['<img src="http://kampus.example/a.jpg">', 'Gambar tanpa keterangan'],
  ['<img alt="Denah" src="data:image/png;base64,AAAA">', 'Gambar: Denah'],
  ['<img alt="<b>x</b>" src="javascript:x()">', 'Gambar: <b>x</b>'],
])('a picture that is not safely on the web is named without a link: %s', async (isi, text) => {
  await renderScreen('/berita/1041', withBody(isi))
  expect(within(article()).getByText(text)).toBeVisible()
  expect(within(article()).queryByRole('link')).toBeNull()
})

test('a picture that counts readers is not mentioned', async () => {
  await renderScreen(
    '/berita/1041',
    withBody('<p>Halo</p><img src="https://hitung.example/p.gif" width="1" height="1">'),
  )
  expect(article()).not.toHaveTextContent('Gambar')
})

test('text without markup keeps its line breaks', async () => {
  const { unmount } = await renderScreen('/berita/1041', withBody('Baris satu\nBaris dua & tiga'))
  expect(article().querySelector('[data-server-text]')).toHaveClass(/plain/)
  unmount()
  await renderScreen('/berita/1041', withBody('<b>Baris satu</b>\nBaris dua'))
  expect(article().querySelector('[data-server-text]')).not.toHaveClass(/plain/)
})
