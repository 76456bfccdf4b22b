import { screen, waitFor, within } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { pictureOf } from '#tests/picture-of.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const paper = async () => within(await screen.findByRole('article'))
const code = async () => (await paper()).findByRole('img', { name: 'Kode QR kartu ujian' })
const printButton = () => screen.getByRole('button', { name: 'Cetak' })

test('[R9-026] [R3-015] prints the UTS card with number, exams by date, attendance and admission', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', { persona: 'baru' })
  const sheet = await paper()
  expect(sheet.getByRole('heading', { level: 1, name: 'KARTU UJIAN TENGAH SEMESTER (UTS)' })).toBeVisible()
  expect(sheet.getByText('Semester Ganjil Tahun Akademik 2026/2027')).toBeVisible()
  expect(sheet.getByText('UTS-20271-260117041')).toBeVisible()
  const [, ...rows] = sheet.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toHaveLength(8)
  expect(rows[0]).toMatch(/^1IF2101Dasar Pemrograman.*Senin, 26 Oktober 2026, 08\.00–10\.00\sWIB.*93,33%Ya$/)
  expect(rows.filter((row) => row.endsWith('57,14%Tidak'))).toHaveLength(1)
  expect(sheet.getByText('Peserta hadir 15 menit sebelum ujian dimulai.')).toBeVisible()
  expect(sheet.getByText('Dr. Sri Handayani, M.T.').closest('li')).toHaveTextContent(/^Mengesahkan,/)
  await waitFor(() => expect(printButton()).toHaveAttribute('aria-disabled', 'false'))
  expect(await sheet.findByText(/^sha256( [0-9a-f]{4}){4}$/)).toBeVisible()
})

test('prints the QR code of the gateway, readable and in the size that the campus has set', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UAS', { persona: 'baru' })
  const drawn = await code()
  expect(decodeQR(pictureOf(drawn))).toBe('https://arunika.example/verifikasi/UAS-20271-260117041')
  expect(drawn).toHaveAttribute('width', '25mm')
})

const RULE = { isQrPresensi: false, isQrKartuUjian: true, masaBerlaku: null, ukuran: 40 }
test.each([
  [{ ...RULE, masaBerlaku: 300 }, /^Kode QR berlaku 5 menit sejak/],
  [{ ...RULE, masaBerlaku: 45 }, /^Kode QR berlaku 45 detik sejak/],
])('prints how long the QR code is valid: %j', async (rule, said) => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', { persona: 'baru', answers: { '/v0/aturan/qr-code': rule } })
  expect(await (await paper()).findByText(said)).toBeVisible()
  expect(await code()).toHaveAttribute('width', '40mm')
})

test('prints no QR code at a campus without codes on its cards', async () => {
  const answers = { '/v0/aturan/qr-code': { ...RULE, isQrKartuUjian: false, masaBerlaku: 300 } }
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', { persona: 'baru', answers })
  const sheet = await paper()
  expect(sheet.queryByRole('img', { name: /Kode QR/ })).toBeNull()
  expect(sheet.queryByText(/Kode QR/)).toBeNull()
})

test('does not print a card before the rule for QR codes has loaded', async () => {
  const { user, controls } = await renderScreen('/cetak-kartu-ujian?jenis=UTS', {
    persona: 'baru',
    faults: [{ operation: 'getAturanQrCode', kind: 'network' }],
  })
  expect(screen.queryByRole('article')).toBeNull()
  controls.setFaults([])
  const [reload] = await screen.findAllByRole('button', { name: 'Muat Ulang' })
  await user.click(reload ?? document.body)
  expect(await code()).toBeVisible()
})

test('does not print a locked card by its address, and shows the reason with a link to the tagihan', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', { persona: 'aktif' })
  expect(await screen.findByText('Kartu ujian UTS terkunci sampai tagihan lunas')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Kartu UTS' })).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cetak' })).toBeNull()
  expect(screen.queryByText(/UTS-20271/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Lihat tagihan' })).toHaveAttribute('href', '/biaya-kuliah')
  expect(screen.getByRole('link', { name: 'Jadwal ujian' })).toHaveAttribute('href', '/jadwal-dan-presensi?tab=ujian')
})

const KARTU = {
  jenis: 'UTS',
  nomorUjian: 'UTS-1',
  isDikunci: null,
  alasanDikunci: null,
  mahasiswa: { nama: 'Sekar Ayu Prameswari', foto: 'data:image/png;base64,AAAA' },
  data: [{ namaMakul: 'Grafika Komputer', tanggalUjian: null, persentaseKehadiran: null, eligible: null }],
}
const withKartu = (kartu: object) => ({ persona: 'aktif', answers: { '/kartu_ujian': { ...KARTU, ...kartu } } })

test('prints a card without a lock status, with the photo and a dash for unknown values', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', withKartu({}))
  const sheet = await paper()
  expect(sheet.getByRole('img', { name: 'Foto Sekar Ayu Prameswari' })).toHaveAttribute('src', KARTU.mahasiswa.foto)
  expect(sheet.getByRole('row', { name: /Grafika Komputer/ })).toHaveTextContent(/^1–Grafika Komputer–––––––$|–––$/)
  expect(sheet.getByText('Kampus belum memberikan kode QR untuk kartu ini.')).toBeVisible()
})

test('does not request a photo from another host, and leaves space for one', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', withKartu({ mahasiswa: { foto: 'https://lain.example/a.png' } }))
  const sheet = await paper()
  expect(sheet.getByText('Foto 3 × 4')).toBeVisible()
  expect(sheet.queryByRole('img')).toBeNull()
})

test.each([
  [{ alasanDikunci: 'Lengkapi foto dahulu' }, 'Lengkapi foto dahulu'],
  [{ isDikunci: true }, 'Kartu ujian terkunci. Kampus tidak menyebutkan alasannya.'],
])('refers to the office when a card is locked for another reason than money: %j', async (kartu, reason) => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', withKartu(kartu))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByText('Tanyakan ke bagian akademik kampus cara membukanya.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Lihat tagihan' })).toBeNull()
  expect(screen.queryByRole('article')).toBeNull()
})

test('prints no card without exams', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', { persona: 'kosong' })
  expect(await screen.findByText('Kartu dapat dicetak setelah jadwal ujian Anda terbit.')).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
})

test.each([
  ['/cetak-kartu-ujian', '2026-10-22T14:05:00+07:00', 'UTS'],
  ['/cetak-kartu-ujian?jenis=lisan', '2026-11-07T08:00:00+07:00', 'UAS'],
  ['/cetak-kartu-ujian?jenis=UTS', '2026-11-07T08:00:00+07:00', 'UTS'],
  ['/cetak-kartu-ujian', '2027-02-01T08:00:00+07:00', 'UTS'],
])(
  '%s at %s prints the card of the named type, else of the next exam, else of the UTS: %s',
  async (path, at, jenis) => {
    await renderScreen(path, {
      persona: 'kerja-praktik',
      arrange: (controls) => controls.jumpTo(at),
    })
    const shown = await screen.findByRole('heading', { level: 1 })
    expect(shown).toHaveTextContent(new RegExp(`\\b${jenis}\\b`))
  },
)

test('prints the card in English', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', { persona: 'baru', lng: 'en' })
  const sheet = await paper()
  expect(sheet.getByRole('heading', { level: 1, name: 'MIDTERM EXAM CARD (UTS)' })).toBeVisible()
  expect(sheet.getAllByRole('row')[1]).toHaveTextContent(/Monday, 26 October 2026, 08:00–10:00\sWIB.*93\.33%Yes$/)
})

test('prints nothing before the student has confirmed the data', async () => {
  for (const path of ['/cetak-kartu-ujian', '/cetak-presensi-kuliah', '/cetak-presensi-kuliah-detail']) {
    const shown = await renderScreen(path, { persona: 'validasi-data' })
    expect(shown.path()).toBe('/validasi-data')
    shown.unmount()
  }
})

test('does not show an unreadable card as one without exams', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', { persona: 'aktif', answers: { '/kartu_ujian': {} } })
  expect((await screen.findAllByRole('button', { name: 'Muat Ulang' })).length).toBeGreaterThan(0)
  expect(screen.queryByText(/setelah jadwal ujian Anda terbit/)).toBeNull()
})

const EXAM = { idMakul: '1', kodeMakul: 'IF1', namaMakul: 'Statistika', tanggalUjian: '2026-10-26' }
const HOURS = { jamMulai: '08.00', jamSelesai: '10.00', ruang: 'R. 1', persentaseKehadiran: 90, eligible: 'Ya' }
const withCard = (...data: unknown[]) => ({
  answers: { '/kartu_ujian': { jenis: 'UTS', tahun: 2027, semester: 1, isDikunci: false, data } },
})

test.each([
  ['room', { ruang: {} }],
  ['hours', { jamMulai: 'pagi', jamSelesai: {} }],
  ['attendance', { persentaseKehadiran: 'entah' }],
])('prints a card with an unreadable %s', async (_, fields) => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', withCard({ ...EXAM, ...HOURS, ...fields }))
  expect((await paper()).getByRole('row', { name: /Statistika/ })).toHaveTextContent(/tidak terbaca|pagi/)
})

test('does not print a card with an unreadable exam', async () => {
  await renderScreen('/cetak-kartu-ujian?jenis=UTS', withCard({ ...EXAM, ...HOURS }, {}))
  expect(await screen.findByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
})
