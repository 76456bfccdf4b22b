import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

const rows = (title = 'Terbaru') => within(card(title)).getAllByRole('listitem')
const next = () => screen.getByRole('button', { name: 'Berikutnya' })
const callsOf = (asked: readonly string[], path: string) => asked.filter((request) => request.includes(path))
const paramsOf = (request = '') => Object.fromEntries(new URL(request.replace('GET ', '')).searchParams)

test('requests the rows once when a student presses the link to the list', async () => {
  const { asked, path, settled, user } = await renderScreen('/dashboard')
  const rowsAsked = () => callsOf(asked, 'pengumuman?').filter((request) => paramsOf(request)['itemsPerPage'] === '20')
  const link = screen.getByRole('link', { name: 'Semua berita' })
  await user.hover(link) // prefetches its page
  await waitFor(() => {
    fireEvent.pointerDown(link)
    expect(rowsAsked()).toHaveLength(1)
  })
  expect(path()).toBe('/dashboard')
  await user.click(link)
  await settled()
  expect(path()).toBe('/berita')
  expect(rows()).toHaveLength(4)
  expect(rowsAsked()).toHaveLength(1)
})

test('[R7-014] requests published berita of the portal page by page, newest first, in one call', async () => {
  const { asked } = await renderScreen('/berita', { persona: 'padat' })
  const own = callsOf(asked, 'pengumuman')
  expect(own).toHaveLength(1)
  expect(paramsOf(own[0])).toEqual({
    'order[tanggal]': 'desc',
    'order[tanggalPublish]': 'desc',
    tujuan: 'portalmhs',
    isPublish: '1',
    tanggalMasuk: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/) as string,
    page: '1',
    itemsPerPage: '20',
  })
})

test('shows title, summary, category, office and date of each berita, and marks unread ones in words', async () => {
  await renderScreen('/berita')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Berita')
  expect(document.title).toMatch(/^Berita · /)
  expect(rows().map((row) => row.textContent)).toEqual([
    'Belum dibaca: Jadwal UTS 2026/2027 Ganjil telah terbitPeriksa ruang dan sesi Anda sebelum Senin, 26 Oktober.PentingAkademik · Biro Akademik · 22 Oktober 2026',
    'Belum dibaca: Pemeliharaan sistem pembayaranSabtu, 24 Oktober, 22.00–24.00 WIB.Keuangan · Biro Keuangan · 21 Oktober 2026',
    'Belum dibaca: Beasiswa Prestasi Akademik 2027 dibukaIPK minimal 3,25. Berkas diterima sampai 13 November.Kemahasiswaan · Biro Kemahasiswaan · 19 Oktober 2026',
    'Perubahan jam layanan perpustakaanBuka sampai 20.00 WIB selama pekan ujian.Perpustakaan · 15 Oktober 2026',
  ])
  expect(screen.queryByText(/Total Data/)).toBeNull() // a single page
})

test('shows the list in English when the language is English', async () => {
  await renderScreen('/berita', { lng: 'en' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('News')
  expect(rows('Newest')[0]).toHaveTextContent(/^Unread: Jadwal UTS .*Important.*22 October 2026$/)
})

test('[R2-074] [R9-001] [R9-002] gives each page of the list its own address, and Back returns to the previous one', async () => {
  const { navigate, path, settled, user } = await renderScreen('/berita', { persona: 'padat' })
  expect(rows()).toHaveLength(20)
  expect(screen.getByText('Total Data 1000')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Halaman data' })).toHaveTextContent(/dari 50/)
  const sizes = within(screen.getByRole('combobox', { name: 'Tampilkan' })).getAllByRole('option')
  expect(sizes.map(({ textContent }) => textContent)).toEqual([10, 20, 50, 100].map((n) => `${n} per halaman`))
  await user.click(next())
  expect(path()).toBe('/berita?page=2')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await settled()
  expect(rows()[0]).toHaveTextContent('nomor 980')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tampilkan' }), '50')
  expect(path()).toBe('/berita?perPage=50')
  await settled()
  expect(rows()).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  expect(path()).toBe('/berita?page=2')
  await navigate('/berita?page=50')
  await settled()
  expect(rows().at(-1)).toHaveTextContent('nomor 1')
  expect(next()).toHaveAttribute('aria-disabled', 'true')
})

test('keeps the previous page until the next one has loaded', async () => {
  const { controls, settled, user } = await renderScreen('/berita', { persona: 'padat' })
  controls.setFaults([{ operation: 'listPengumuman', kind: 'latency', ms: 300 }])
  await user.click(next())
  expect(rows()[0]).toHaveTextContent('Jadwal UTS')
  expect(rows()[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  await settled()
  await waitFor(() => expect(rows()[0]).toHaveTextContent('nomor 980'))
  expect(rows()[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
})

test('returns from a pengumuman to its row on the same page of the list', async () => {
  const { path, settled, user } = await renderScreen('/berita?page=2', { persona: 'padat' })
  await user.click(screen.getByRole('link', { name: /nomor 971/ }))
  expect(path()).toBe('/berita/971')
  await settled()
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  expect(path()).toBe('/berita?page=2')
  await waitFor(() => expect(screen.getByRole('link', { name: /nomor 971/ })).toHaveFocus())
})

test('focuses the heading when the list is opened from elsewhere, whatever was read last', async () => {
  const { navigate, settled, user } = await renderScreen('/berita')
  await user.click(screen.getByRole('link', { name: /Beasiswa/ }))
  await settled()
  await navigate('/berita')
  await settled()
  expect(screen.getByRole('heading', { level: 1, name: 'Berita' })).toHaveFocus()
})

test('requests the categories when the filter opens, and stores the choice in the address', async () => {
  const { asked, path, settled, user } = await renderScreen('/berita')
  const toggle = screen.getByRole('button', { name: 'Saring' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(callsOf(asked, 'kategori_pengumuman')).toEqual([])
  await user.click(toggle)
  await settled()
  expect(callsOf(asked, 'kategori_pengumuman')).toHaveLength(1)
  const choices = within(screen.getByRole('navigation', { name: 'Kategori' }))
  expect(choices.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Semua ',
    'Akademik 1',
    'Keuangan 1',
    'Kemahasiswaan 1',
    'Perpustakaan 1',
  ])
  expect(choices.getByRole('link', { name: 'Semua' })).toHaveAttribute('aria-current', 'true')
  await user.click(choices.getByRole('link', { name: /Keuangan/ }))
  await settled()
  expect(path()).toBe('/berita?kategori=2')
  expect(rows('Hasil saringan')).toHaveLength(1)
  expect(rows('Hasil saringan')[0]).toHaveTextContent('Pemeliharaan sistem pembayaran')
})

test('searches by title with the keyboard, and links back to all when nothing is found', async () => {
  const { path, settled, user } = await renderScreen('/berita', { persona: 'padat' })
  await user.click(screen.getByRole('button', { name: 'Saring' }))
  await user.type(screen.getByRole('searchbox', { name: 'Cari judul' }), 'uts{Enter}')
  await settled()
  expect(path()).toBe('/berita?judul=uts')
  expect(rows('Hasil saringan')).toHaveLength(1)
  expect(screen.getByRole('searchbox', { name: 'Cari judul' })).toHaveFocus()
  await user.clear(screen.getByRole('searchbox', { name: 'Cari judul' }))
  await user.type(screen.getByRole('searchbox', { name: 'Cari judul' }), 'zzz{Enter}')
  await settled()
  expect(card('Hasil saringan')).toHaveTextContent('Tidak ada dataTidak ada berita yang cocok dengan saringan ini.')
  await user.click(screen.getByRole('button', { name: 'Tampilkan semua' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await settled()
  expect(path()).toBe('/berita')
  expect(rows()).toHaveLength(20)
  expect(screen.getByRole('searchbox', { name: 'Cari judul' })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Cari judul' })).toHaveValue('zzz'))
})

test('opens the filter with its values for an address with a filter', async () => {
  await renderScreen('/berita?judul=UTS&kategori=1')
  expect(screen.getByRole('button', { name: 'Saring' })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('searchbox', { name: 'Cari judul' })).toHaveValue('UTS')
  expect(screen.getByRole('link', { name: /Akademik/, current: true })).toBeVisible()
  expect(rows('Hasil saringan')).toHaveLength(1)
})

test('explains the empty list to a student without berita', async () => {
  await renderScreen('/berita', { persona: 'kosong' })
  expect(card('Terbaru')).toHaveTextContent('Tidak ada dataBerita dari kampus muncul di sini.')
  expect(screen.queryByRole('navigation', { name: 'Halaman data' })).toBeNull()
})

test('[R5-009] shows that a page no longer exists, and links to the last one', async () => {
  const { path, settled, user } = await renderScreen('/berita?page=77', { persona: 'padat' })
  expect(card('Terbaru')).toHaveTextContent('Tidak ada dataHalaman 77 tidak ada.')
  await user.click(screen.getByRole('button', { name: 'Ke halaman terakhir' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await settled()
  expect(path()).toBe('/berita?page=50')
  expect(rows()).toHaveLength(20)
})

test('[R4-001] shows the list as pending, not as empty, until the response arrives', async () => {
  const { settled } = await renderScreen('/berita', {
    faults: [{ operation: 'listPengumuman', kind: 'latency', ms: 400 }],
    pending: true,
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Berita' })).toBeVisible()
  expect(within(card('Terbaru')).getByRole('status', { name: 'Memuat…' })).toBeVisible()
  expect(card('Terbaru')).not.toHaveTextContent('Tidak ada')
  await settled()
  expect(rows()).toHaveLength(4)
})

test.each<[Fault['kind'], string]>([
  ['network', 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['captive', 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
  ['timeout504', 'Koneksi internet tidak stabil.'],
  ['server', '<b>Basis data</b> dirawat'],
  ['cut', 'Unknown error.'],
])('shows why the list cannot be fetched (%s), and refetches it on Muat Ulang', async (kind, text) => {
  const { controls, settled, user } = await renderScreen('/berita', {
    faults: [{ operation: 'listPengumuman', kind, ...(kind === 'server' && { message: text }) }],
  })
  const failure = within(card('Terbaru')).getByRole('alert')
  expect(failure).toHaveTextContent(`Maaf, terjadi kesalahan saat memuat data.${text}Muat Ulang`)
  controls.setFaults([])
  await user.click(within(failure).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  await waitFor(() => expect(rows()).toHaveLength(4))
})

test('keeps the list and the search when the categories cannot be fetched', async () => {
  await renderScreen('/berita?judul=UTS', { faults: [{ operation: 'listKategoriPengumuman', kind: 'server' }] })
  expect(screen.getByRole('alert')).toBeVisible()
  expect(rows('Hasil saringan')).toHaveLength(1)
})

test('pages a list that the gateway sends as a whole', async () => {
  const data = Array.from({ length: 1000 }, (_, place) => ({ idPengumuman: place + 1, judul: `Berita ${place + 1}` }))
  const { settled, user } = await renderScreen('/berita', { answers: { '/v1/pengumuman': { data } } })
  expect(rows()).toHaveLength(20)
  await user.click(next())
  await settled()
  expect(rows()).toHaveLength(20)
  expect(rows()[0]).toHaveTextContent('Berita 21')
  expect(screen.getByText('Total Data 1000')).toBeVisible()
})

test('offers the previous and the next page, without a total, when the number of rows is unknown', async () => {
  const data = Array.from({ length: 20 }, (_, place) => ({ idPengumuman: place + 1, judul: `Berita ${place + 1}` }))
  const { path, user } = await renderScreen('/berita', { answers: { '/v1/pengumuman': { data } } })
  expect(screen.queryByText(/Total Data/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Lebih baru' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Lebih lama' }))
  expect(path()).toBe('/berita?page=2')
  await user.click(screen.getByRole('button', { name: 'Lebih baru' }))
  expect(path()).toBe('/berita')
})

test('renders a title as text, and tolerates long titles and missing dates', async () => {
  await renderScreen('/berita', { persona: 'padat' })
  const hostile = screen.getByRole('link', { name: /Pengumuman dari sistem lama <b>\(disalin\)<\/b>/ })
  expect(hostile.querySelector('img, b, script')).toBeNull()
  expect(screen.getByRole('link', { name: /angkatan 2019 sampai dengan 2026/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Pengumuman tanpa tanggal/ })).toHaveTextContent(
    'Pengumuman arsip nomor 986.Kemahasiswaan · Biro Kemahasiswaan',
  )
})
