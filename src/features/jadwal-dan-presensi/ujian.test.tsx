import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

const ADDRESS = '/jadwal-dan-presensi?tab=ujian'
const ujian = (idMakul: string | number, namaMakul: string, tanggalUjian: string | null, rest: object = {}) => ({
  idMakul,
  namaMakul,
  tanggalUjian,
  kodeMakul: `IF${idMakul}`,
  jamMulai: '08.00',
  jamSelesai: '10.00',
  ...rest,
})
const withUjian = (data: object[], presensi: object = { data: [] }) => ({
  answers: { '/jadwal_ujian': { data }, '/presensi_ujian': presensi },
})
const rows = (jenis = 'UTS') =>
  within(within(card(`Jadwal ${jenis}`)).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
const asksOf = (asked: readonly string[], call: string) =>
  asked.flatMap((request) => (request.includes(`/${call}?`) ? [new URL(request.slice(4)).searchParams] : []))

test('on the story’s day the next exam is large, with its countdown, its room and its seat', async () => {
  await renderScreen(ADDRESS)
  const list = card('Jadwal UTS')
  expect(list).toHaveTextContent(
    /3 hari 17 jam lagi.*Rekayasa Perangkat Lunak.*Senin, 26 Oktober 2026, 08\.00–10\.00\sWIB/,
  )
  expect(within(list).getAllByText('R. 305')[0]).toBeVisible()
})

test('[R4-041] exams stand by date whatever the gateway sends, one without a date last', async () => {
  await renderScreen(
    `${ADDRESS}&jenis=UTS`,
    withUjian([ujian(3, 'Tanpa tanggal', null), ujian(2, 'Kedua', '2026-11-02'), ujian(1, 'Pertama', '2026-10-26')]),
  )
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'PertamaIF1',
    'KeduaIF2',
    'Tanpa tanggalIF3',
  ])
})

test.each([
  ['UTS', 'uts'],
  ['UAS', 'uas'],
])('[R3-022] [R9-026] of a %s the attendance comes from the part %s, by makul', async (jenis, part) => {
  const said = { jamDatang: '07.55', presensi: 'H', keterangan: 'Tepat waktu', status: 'Sudah ujian' }
  const other = { jamDatang: '09.99', presensi: 'A', keterangan: 'Bagian lain', status: 'Bagian lain' }
  const presensi = { uts: other, uas: other, [part]: said }
  const exams = [ujian(42, 'Basis Data', '2026-10-26'), ujian(43, 'Grafika', '2026-10-27')]
  await renderScreen(`${ADDRESS}&jenis=${jenis}`, withUjian(exams, { data: [{ idMakul: '42', presensi }] }))
  const [first, second] = rows(jenis)
  expect(first).toHaveTextContent(/07\.55Hadir.*Tepat waktu.*Sudah ujian/)
  expect(second).not.toHaveTextContent(/Hadir|Sudah ujian|Bagian lain/)
})

test.each([
  ['fails', { faults: [{ operation: 'listPresensiUjian', kind: 'server' as const }] }],
  ['can not be read', { answers: { '/presensi_ujian': { data: 'H' } } }],
])('[R4-042] when the attendance of exams %s the plain schedule is shown, without an error', async (_, options) => {
  await renderScreen(ADDRESS, options)
  expect(rows()).toHaveLength(8)
  expect(within(screen.getByRole('main')).queryByText('Muat Ulang')).toBeNull()
})

test('[R7-022] schedule and card carry the kind that the student has chosen, and the card no period', async () => {
  const { asked, user, path, settled } = await renderScreen(`${ADDRESS}&jenis=UTS&tahun=2027&semester=1`)
  expect(asksOf(asked, 'jadwal_ujian').map(String)).toEqual(['tahun=2027&semester=1&jenis=UTS'])
  expect(asksOf(asked, 'kartu_ujian').map(String)).toEqual(['jenis=UTS'])
  await user.click(within(screen.getByRole('navigation', { name: 'Jenis ujian' })).getByText('UAS'))
  await settled()
  expect(path()).toContain('jenis=UAS')
  expect(asksOf(asked, 'jadwal_ujian').map((query) => query.get('jenis'))).toEqual(['UTS', 'UAS'])
  expect(asksOf(asked, 'kartu_ujian').map(String)).toEqual(['jenis=UTS', 'jenis=UAS'])
})

test.each([
  ['2026-10-22T14:05:00+07:00', 'UTS'],
  ['2026-12-01T08:00:00+07:00', 'UAS'],
  ['2027-07-01T08:00:00+07:00', 'UTS'],
])('at %s a student begins with the %s: what comes next by date, else UTS', async (at, jenis) => {
  await renderScreen(`${ADDRESS}&tahun=2027&semester=1`, { arrange: ({ jumpTo }) => jumpTo(at) })
  expect(within(screen.getByRole('navigation', { name: 'Jenis ujian' })).getByText(jenis)).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(card(`Kartu ${jenis}`)).toBeVisible()
})

const kartu = (answer: object) => ({ answers: { '/kartu_ujian': answer } })
const print = () => within(card('Kartu UTS')).queryByRole('link', { name: 'Cetak kartu UTS' })

test('a card that is locked says why in the gateway’s words, leads to the bills, and is not printed', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`)
  const locked = card('Kartu UTS')
  expect(locked).toHaveTextContent('Kartu ujian UTS terkunci sampai tagihan lunas')
  expect(within(locked).getByRole('link', { name: 'Lihat tagihan' })).toHaveAttribute('href', '/biaya-kuliah')
  expect(print()).toBeNull()
})

test('a lock that is not about money does not lead to the bills', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, kartu({ isDikunci: true, alasanDikunci: 'Presensi belum diverifikasi' }))
  expect(card('Kartu UTS')).toHaveTextContent('Presensi belum diverifikasi')
  expect(screen.queryByRole('link', { name: 'Lihat tagihan' })).toBeNull()
  expect(print()).toBeNull()
})

test.each([
  [{ isDikunci: false, nomorUjian: 'UTS-1' }, true],
  [{ isDikunci: null }, true],
  [{ isDikunci: null, alasanDikunci: 'Menunggu verifikasi' }, false],
  [{ isDikunci: true, alasanDikunci: null }, false],
])('a card that is %j can be printed: %j', async (answer, isPrinted) => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, kartu(answer))
  expect(print() !== null).toBe(isPrinted)
  if (isPrinted) expect(print()).toHaveAttribute('href', '/cetak-kartu-ujian?jenis=UTS')
})

test('[R3-015] a card says to which exams it lets the student in, Ya or Tidak, and names the others', async () => {
  const data = [
    { namaMakul: 'Basis Data', persentaseKehadiran: 85.714, eligible: 'Ya' },
    { namaMakul: 'Grafika', persentaseKehadiran: '60', eligible: 'Tidak' },
    { namaMakul: 'Statistika', persentaseKehadiran: null, eligible: null },
  ]
  const { user } = await renderScreen(`${ADDRESS}&jenis=UTS`, kartu({ isDikunci: false, data }))
  const shown = within(card('Kartu UTS'))
  expect(shown.getByText('Belum boleh ikut ujian: Grafika.')).toBeVisible()
  await user.click(shown.getByText('Kelayakan per mata kuliah'))
  expect(shown.getByRole('row', { name: /Basis Data/ })).toHaveTextContent('85,71%Ya')
  expect(shown.getByRole('row', { name: /Grafika/ })).toHaveTextContent('60,00%Tidak')
  expect(shown.getByRole('row', { name: /Statistika/ })).toHaveTextContent('––')
})

test('beside the exams of an earlier period the card says of which period it is', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS&tahun=2026&semester=2`)
  expect(card('Kartu UTS')).toHaveTextContent('Kartu ini untuk 2026/2027 Ganjil.')
})

test('a schedule that fails says so in its place, the card stays, and Muat Ulang brings it', async () => {
  const { user, settled } = await renderScreen(ADDRESS, {
    faults: [{ operation: 'listJadwalUjian', kind: 'server', times: 1 }],
  })
  expect(card('Kartu UTS')).toHaveTextContent('terkunci')
  await user.click(within(card('Jadwal UTS')).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(rows()).toHaveLength(8)
})

test('[R4-042] when the classes can not be had the exams do not need them', async () => {
  await renderScreen(ADDRESS, { faults: [{ operation: 'listJadwalKuliah', kind: 'server' }] })
  expect(rows()).toHaveLength(8)
})

test('in English an exam has the English name of its class, and its time is English', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, { lng: 'en' })
  expect(card('Midterm exam schedule')).toHaveTextContent(
    /Software Engineering.*Monday, 26 October 2026, 08:00–10:00\sWIB/,
  )
})

test('an operator who acts for a student sees that student’s exams', async () => {
  localStore.set('operator_student_id', '240117023')
  const { asked } = await renderScreen(`${ADDRESS}&jenis=UTS`, { persona: 'operator' })
  expect(await screen.findByRole('region', { name: 'Jadwal UTS' })).toHaveTextContent('Rekayasa Perangkat Lunak')
  expect(asked.filter((request) => request.includes('/240117023/jadwal_ujian'))).not.toEqual([])
})

test('two exams of one day stand by their start', async () => {
  await renderScreen(
    `${ADDRESS}&jenis=UTS`,
    withUjian([
      ujian(2, 'Siang', '2026-10-26', { jamMulai: '13.00', jamSelesai: '15.00' }),
      ujian(1, 'Pagi', '2026-10-26'),
    ]),
  )
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['PagiIF1', 'SiangIF2'])
})

test('exams without a date are not over: their dates are not set yet', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([ujian(1, 'Basis Data', null)]))
  expect(card('Jadwal UTS')).toHaveTextContent('Tanggal ujian belum ditentukan.')
  expect(card('Jadwal UTS')).not.toHaveTextContent('Tidak ada ujian lagi')
})

test.each([
  ['none', { jamMulai: null, jamSelesai: null }],
  ['ones that cannot be read', { jamMulai: 'pagi', jamSelesai: {} }],
])('an exam whose hours are %s is shown by its day, without a countdown to midnight', async (_, hours) => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([ujian(1, 'Statistika', '2026-10-26', hours)]))
  const list = card('Jadwal UTS')
  expect(within(list).getByText('Jam ujian belum diketahui.')).toBeVisible()
  expect(list).not.toHaveTextContent(/hari .*lagi/)
})

test('exams whose dates cannot be read are not over, and rows that cannot be read are counted', async () => {
  const { unmount } = await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([ujian(1, 'Statistika', '2026-02-31')]))
  expect(within(card('Jadwal UTS')).getByText('Tanggal ujian tidak dapat dibaca.')).toBeVisible()
  unmount()
  await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([{}, ujian(1, 'Statistika', '2026-01-12')]))
  expect(card('Jadwal UTS')).not.toHaveTextContent('Tidak ada ujian lagi')
  expect(within(card('Jadwal UTS')).getByText('1 baris tidak dapat dibaca.')).toBeVisible()
})
