import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { declaredScreens } from '#tests/screens/addresses.ts'

beforeAll(() => import('./cetak-lock-jurnal-page.tsx'), 60_000)

const paper = async () => within(await screen.findByRole('article'))
const isReady = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false'))

test('[R2-005] prints a signed receipt of one submission with its digest, marked as no approval', async () => {
  await renderScreen('/cetak-lock-jurnal?idJurnal=J-118')
  const sheet = await paper()
  expect(sheet.getByRole('heading', { level: 1, name: 'TANDA TERIMA LOCK JURNAL' })).toBeVisible()
  expect(sheet.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PengajuanJudul artikelJurnalStatus',
    'J-118Dynamic QR Codes for Class AttendanceJurnal Informatika Arunika 8(2), 2026 · ISSN 2716-0418Menunggu persetujuan',
  ])
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent('Nomor118/LJ/IF/X/2026Tanggal daftar14 Oktober 2026')
  expect(article).toHaveTextContent('Tanda terima ini bukan persetujuan artikel.')
  expect(article).toHaveTextContent(
    /Semarang, 22 Oktober 2026.*Ketua Program Studi Teknik Informatika,Dr\. Sri Handayani/,
  )
  expect(article).not.toHaveTextContent('hari terbaru')
  await isReady()
  expect(article).toHaveTextContent(/sha256 [0-9a-f]{4} /)
})

test('[R2-005] declares all nine print pages of the specification', () => {
  const papers = declaredScreens()
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/cetak-'))
  expect(papers.toSorted()).toEqual(
    [
      'kartu-ujian',
      'khs',
      'krs',
      'krss',
      'lock-jurnal',
      'pkrs',
      'presensi-kuliah',
      'presensi-kuliah-detail',
      'transkrip',
    ].map((name) => `/cetak-${name}`),
  )
})

test('keeps the digest when it is printed later, because the print time is not part of it', async () => {
  const digestAt = async (moment: string) => {
    const shown = await renderScreen('/cetak-lock-jurnal?idJurnal=J-118', {
      arrange: (controls) => controls.jumpTo(moment),
    })
    await isReady()
    const digest = /sha256 [0-9a-f ]{19}/.exec(screen.getByRole('article').textContent)?.[0]
    shown.unmount()
    return digest
  }
  const first = await digestAt('2026-10-22T14:05:00+07:00')
  expect(first).toMatch(/^sha256/)
  expect(await digestAt('2026-10-23T09:00:00+07:00')).toBe(first)
})

test('prints the latest day and says so when the URL has neither an id nor a day', async () => {
  const { asked } = await renderScreen('/cetak-lock-jurnal')
  const sheet = await paper()
  expect(sheet.getByText('Memuat pengajuan pada hari terbaru, 14 Oktober 2026.')).toBeVisible()
  expect(asked.filter((request) => request.includes('/lockjurnal/'))).toEqual([
    'GET http://gateway.test/v0/lockjurnal/mahasiswa/240117023/cetak',
  ])
})

test('prints the submissions of a day', async () => {
  await renderScreen('/cetak-lock-jurnal?tanggalDaftar=2026-09-21')
  const sheet = await paper()
  expect(sheet.getByRole('row', { name: /^J-097/ })).toBeVisible()
  expect(sheet.queryByText(/hari terbaru/)).toBeNull()
})

test.each([
  ['?tanggalDaftar=2026-10-15', 'Tidak ada pengajuan pada 15 Oktober 2026.'],
  ['?idJurnal=J-500', 'Pengajuan jurnal tidak ditemukan.'],
])('%s prints no receipt and shows the message of the campus', async (query, words) => {
  await renderScreen(`/cetak-lock-jurnal${query}`)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('link', { name: 'Kembali ke lock jurnal' })).toHaveAttribute('href', '/lock-jurnal')
})
