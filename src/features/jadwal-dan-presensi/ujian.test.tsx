import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
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
const rows = (jenis = 'UTS') => within(card(`Jadwal ${jenis}`)).getAllByRole('listitem')
const kartuCard = (jenis = 'UTS') => screen.getByRole('region', { name: new RegExp(`^Kartu ${jenis}`) })
const names = () => rows().map((row) => within(row).getByRole('heading', { level: 4 }).textContent)
const asksOf = (asked: readonly string[], call: string) =>
  asked.flatMap((request) => (request.includes(`/${call}?`) ? [new URL(request.slice(4)).searchParams] : []))

test('marks the next exam and shows its weekday, date, time, room and seat', async () => {
  await renderScreen(ADDRESS)
  const [next, ...others] = rows()
  expect(next).toHaveAttribute('aria-current', 'true')
  expect(next).toHaveTextContent(
    /Senin, 26 Oktober 2026.*3 hari 17 jam lagi.*Rekayasa Perangkat Lunak.*08\.00–10\.00\sWIB.*R\. 305.*Kursi \d+/,
  )
  expect(others).toHaveLength(7)
  for (const other of others) expect(other).not.toHaveAttribute('aria-current')
})

test('offers reminders of a coming exam with the id of the calendar file, and none of a past one', async () => {
  const data = [ujian(1, 'Grafika', '2026-10-26'), ujian(2, 'Lampau', '2026-10-20')]
  await renderScreen(ADDRESS, withUjian(data))
  expect(screen.getByRole('button', { name: 'Ingatkan saya: UTS Grafika' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ingatkan saya: UTS Lampau' })).toBeNull()
})

test('groups exams by week and day, and shows their number', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`)
  const weeks = within(card('Jadwal UTS')).getAllByRole('heading', { level: 3 })
  expect(weeks.map(({ textContent }) => textContent)).toEqual(['Pekan 26–30 Oktober 2026', 'Pekan 04–06 November 2026'])
  expect(card('Jadwal UTS')).toHaveTextContent('8 ujian')
})

test('folds past exams above the coming ones', async () => {
  const { user } = await renderScreen(`${ADDRESS}&jenis=UTS`, {
    arrange: ({ jumpTo }) => jumpTo('2026-10-28T07:00:00+07:00'),
  })
  expect(rows()).toHaveLength(6)
  expect(rows()[0]).toHaveAttribute('aria-current', 'true')
  await user.click(within(card('Jadwal UTS')).getByText('Sudah lewat: 2 ujian'))
  expect(rows()).toHaveLength(8)
  expect(rows()[0]).toHaveTextContent('Rekayasa Perangkat Lunak')
})

test('omits values that the campus has not set, and names unreadable ones', async () => {
  const none = ujian(1, 'Kalkulus', '2026-10-26', { jamMulai: null, jamSelesai: null, ruang: null, nomorKursi: null })
  const unread = ujian(2, 'Grafika', '2026-10-27', { jamMulai: {}, jamSelesai: {}, ruang: {}, nomorKursi: {} })
  await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([none, unread]))
  const [first, second] = rows()
  expect(first).toHaveTextContent('Jam ujian belum diketahui.')
  expect(first).not.toHaveTextContent(/Ruang|Kursi|tidak terbaca/)
  expect(second).toHaveTextContent('Jam: tidak terbaca')
  expect(second).toHaveTextContent('Ruang: tidak terbaca')
  expect(second).toHaveTextContent('Kursi tidak terbaca')
  expect(second).not.toHaveTextContent('belum diketahui')
})

test('shows how many exams have a date, and lists the others below', async () => {
  await renderScreen(
    `${ADDRESS}&jenis=UTS`,
    withUjian([ujian(1, 'Kalkulus', null), ujian(2, 'Grafika', '2026-10-27'), ujian(3, 'Statistika', null)]),
  )
  expect(card('Jadwal UTS')).toHaveTextContent('1 dari 3 bertanggal')
  expect(names()).toEqual(['Grafika', 'Kalkulus', 'Statistika'])
})

describe('an exam to which the card does not admit the student', () => {
  const kartuWith = (makul: object, kelas: object = {}) => ({
    answers: {
      '/jadwal_ujian': { data: [ujian('42', 'Basis Data', '2026-10-26'), ujian('43', 'Grafika', '2026-10-27')] },
      '/presensi_ujian': { data: [] },
      '/kartu_ujian': { isDikunci: false, data: [{ idMakul: '42', namaMakul: 'Basis Data', ...makul }] },
      '/jadwal_kuliah': {
        data: [{ idMakul: '42', idKelas: '1', namaMakul: 'Basis Data', jadwal: [], presensi: [], ...kelas }],
      },
    },
  })

  test('is marked in its row with the figures and a link to the attendance', async () => {
    await renderScreen(
      `${ADDRESS}&jenis=UTS&tahun=2027&semester=1`,
      kartuWith({ eligible: 'Tidak', persentaseKehadiran: 71.43 }, { minimalKehadiran: 75 }),
    )
    const [first, second] = rows()
    expect(first).toHaveTextContent('Belum boleh ikut: kehadiran 71,43%, minimal 75%.')
    expect(within(first as HTMLElement).getByRole('link', { name: 'Lihat presensi' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=presensi&jenis=UTS&tahun=2027&semester=1'),
    )
    expect(second).not.toHaveTextContent('Belum boleh ikut')
    expect(kartuCard()).not.toHaveTextContent('Belum boleh ikut')
  })

  test.each([
    ['no attendance', { persentaseKehadiran: null }, 75],
    ['attendance that cannot be read', { persentaseKehadiran: 'banyak' }, 75],
    ['an attendance above the minimum', { persentaseKehadiran: 80 }, 75],
  ])('is marked without a reason when the card has %s', async (_, makul, minimalKehadiran) => {
    await renderScreen(`${ADDRESS}&jenis=UTS`, kartuWith({ eligible: 'Tidak', ...makul }, { minimalKehadiran }))
    expect(rows()[0]).toHaveTextContent('Belum boleh ikut ujian ini.')
    expect(rows()[0]).not.toHaveTextContent(/kehadiran \d/)
  })

  test.each(['Ya', null, 'entah'])('is not marked when the admission is %j', async (eligible) => {
    await renderScreen(`${ADDRESS}&jenis=UTS`, kartuWith({ eligible }))
    expect(card('Jadwal UTS')).not.toHaveTextContent('Belum boleh ikut')
  })

  test('is not marked when it is over', async () => {
    await renderScreen(`${ADDRESS}&jenis=UTS`, {
      ...kartuWith({ eligible: 'Tidak' }),
      arrange: ({ jumpTo }) => jumpTo('2026-11-20T07:00:00+07:00'),
    })
    expect(rows()[0]).toHaveTextContent('Basis Data')
    expect(card('Jadwal UTS')).not.toHaveTextContent('Belum boleh ikut')
  })
})

test('[R4-041] sorts exams by date in any order of the gateway, one without a date last', async () => {
  await renderScreen(
    `${ADDRESS}&jenis=UTS`,
    withUjian([ujian(3, 'Tanpa tanggal', null), ujian(2, 'Kedua', '2026-11-02'), ujian(1, 'Pertama', '2026-10-26')]),
  )
  expect(names()).toEqual(['Pertama', 'Kedua', 'Tanpa tanggal'])
})

test.each([
  ['UTS', 'uts'],
  ['UAS', 'uas'],
])('[R3-022] [R9-026] takes the attendance of a %s from the part %s, by makul', async (jenis, part) => {
  const said = { jamDatang: '07.55', presensi: 'H', keterangan: 'Tepat waktu', status: 'Sudah ujian' }
  const other = { jamDatang: '09.99', presensi: 'A', keterangan: 'Bagian lain', status: 'Bagian lain' }
  const presensi = { uts: other, uas: other, [part]: said }
  const exams = [ujian(42, 'Basis Data', '2026-10-26'), ujian(43, 'Grafika', '2026-10-27')]
  await renderScreen(`${ADDRESS}&jenis=${jenis}`, withUjian(exams, { data: [{ idMakul: '42', presensi }] }))
  const [first, second] = rows(jenis)
  expect(first).toHaveTextContent(/Sudah ujian.*Presensi: Hadir · Jam datang: 07\.55 · Keterangan: Tepat waktu/)
  expect(second).not.toHaveTextContent(/Hadir|Sudah ujian|Bagian lain/)
})

test.each([
  ['fails', { faults: [{ operation: 'listPresensiUjian', kind: 'server' as const }] }],
  ['can not be read', { answers: { '/presensi_ujian': { data: 'H' } } }],
])('[R4-042] shows the plain schedule without an error when the attendance of exams %s', async (_, options) => {
  await renderScreen(ADDRESS, options)
  expect(rows()).toHaveLength(8)
  expect(within(screen.getByRole('main')).queryByText('Muat Ulang')).toBeNull()
})

test('[R7-022] requests schedule and card with the chosen type, and the card without a period', async () => {
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
])('at %s selects the %s first: the next one by date, else UTS', async (at, jenis) => {
  await renderScreen(`${ADDRESS}&tahun=2027&semester=1`, { arrange: ({ jumpTo }) => jumpTo(at) })
  expect(within(screen.getByRole('navigation', { name: 'Jenis ujian' })).getByText(jenis)).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(kartuCard(jenis)).toBeVisible()
})

const kartu = (answer: object) => ({ answers: { '/kartu_ujian': answer } })
const print = () => within(kartuCard()).queryByRole('link', { name: 'Cetak kartu UTS' })

test("shows the gateway's reason on a locked card with a link to the tagihan, and no link to print it", async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`)
  const locked = kartuCard()
  expect(locked).toHaveTextContent('Kartu ujian UTS terkunci sampai tagihan lunas')
  expect(within(locked).getByRole('link', { name: 'Lihat tagihan' })).toHaveAttribute('href', '/biaya-kuliah')
  expect(print()).toBeNull()
})

test('shows the amount that unlocks a card, and none when the tagihan cannot be fetched', async () => {
  const { unmount } = await renderScreen(`${ADDRESS}&jenis=UTS`)
  expect(kartuCard()).toHaveTextContent(/terkunci.*Bayar Rp 2\.300\.000 agar kartu ujian terbuka/)
  unmount()
  await renderScreen(`${ADDRESS}&jenis=UTS`, { faults: [{ operation: 'getBiayaKuliah', kind: 'server' }] })
  expect(kartuCard()).toHaveTextContent('terkunci sampai tagihan lunas')
  expect(kartuCard()).not.toHaveTextContent('Rp')
})

test('links to the questionnaires for a card that is locked because of them', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, kartu({ isDikunci: true, alasanDikunci: 'Isi kuesioner dosen dahulu' }))
  expect(within(kartuCard()).getByRole('link', { name: 'Isi kuesioner' })).toHaveAttribute('href', '/kuesioner')
})

test('shows the next exam on the card', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`)
  expect(kartuCard()).toHaveTextContent('Ujian berikutnya Senin, 26 Oktober 2026, 08.00 WIB')
})

test('does not link to the tagihan for a lock that is not about money', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, kartu({ isDikunci: true, alasanDikunci: 'Presensi belum diverifikasi' }))
  expect(kartuCard()).toHaveTextContent('Presensi belum diverifikasi')
  expect(screen.queryByRole('link', { name: 'Lihat tagihan' })).toBeNull()
  expect(print()).toBeNull()
})

test.each([
  [{ isDikunci: false, nomorUjian: 'UTS-1' }, true],
  [{ isDikunci: null }, true],
  [{ isDikunci: null, alasanDikunci: 'Menunggu verifikasi' }, false],
  [{ isDikunci: true, alasanDikunci: null }, false],
])('for a card with %j allows printing: %j', async (answer, isPrinted) => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, kartu(answer))
  expect(print() !== null).toBe(isPrinted)
  expect(kartuCard()).toHaveAccessibleName(isPrinted ? 'Kartu UTS dapat dicetak' : 'Kartu UTS terkunci')
  if (isPrinted) expect(print()).toHaveAttribute('href', '/cetak-kartu-ujian?jenis=UTS')
})

test('[R3-015] shows Ya or Tidak for each exam on the card, and names the exams without admission', async () => {
  const data = [
    { namaMakul: 'Basis Data', persentaseKehadiran: 85.714, eligible: 'Ya' },
    { namaMakul: 'Grafika', persentaseKehadiran: '60', eligible: 'Tidak' },
    { namaMakul: 'Statistika', persentaseKehadiran: null, eligible: null },
  ]
  const { user } = await renderScreen(`${ADDRESS}&jenis=UTS`, kartu({ isDikunci: false, data }))
  expect(within(kartuCard()).getByText('Belum boleh ikut ujian: Grafika.')).toBeVisible()
  await user.click(screen.getByText('Kelayakan per mata kuliah'))
  const shown = within(screen.getByRole('table', { name: 'Kelayakan per mata kuliah' }))
  expect(shown.getByRole('row', { name: /Basis Data/ })).toHaveTextContent('85,71%Ya')
  expect(shown.getByRole('row', { name: /Grafika/ })).toHaveTextContent('60,00%Tidak')
  expect(shown.getByRole('row', { name: /Statistika/ })).toHaveTextContent('––')
})

test('shows the period of the card beside the exams of an earlier period', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS&tahun=2026&semester=2`)
  expect(kartuCard()).toHaveTextContent('Kartu ini untuk 2026/2027 Ganjil.')
})

test('shows that the schedule failed beside the card, and refetches it on Muat Ulang', async () => {
  const { user, settled } = await renderScreen(ADDRESS, {
    faults: [{ operation: 'listJadwalUjian', kind: 'server', times: 1 }],
  })
  expect(kartuCard()).toHaveTextContent('terkunci')
  await user.click(within(card('Jadwal UTS')).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(rows()).toHaveLength(8)
})

test('[R4-042] shows the exams when the classes cannot be fetched', async () => {
  await renderScreen(ADDRESS, { faults: [{ operation: 'listJadwalKuliah', kind: 'server' }] })
  expect(rows()).toHaveLength(8)
})

test('shows the English name of a class and the time in English', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, { lng: 'en' })
  expect(card('Midterm exam schedule')).toHaveTextContent(
    /Monday, 26 October 2026.*Software Engineering.*08:00–10:00\sWIB/,
  )
})

test('shows an operator the exams of the student', async () => {
  localStore.set('operator_student_id', '240117023')
  const { asked } = await renderScreen(`${ADDRESS}&jenis=UTS`, { persona: 'operator' })
  expect(await screen.findByRole('region', { name: 'Jadwal UTS' })).toHaveTextContent('Rekayasa Perangkat Lunak')
  expect(asked.filter((request) => request.includes('/240117023/jadwal_ujian'))).not.toEqual([])
})

test('sorts two exams on one day by their start', async () => {
  await renderScreen(
    `${ADDRESS}&jenis=UTS`,
    withUjian([
      ujian(2, 'Siang', '2026-10-26', { jamMulai: '13.00', jamSelesai: '15.00' }),
      ujian(1, 'Pagi', '2026-10-26'),
    ]),
  )
  expect(names()).toEqual(['Pagi', 'Siang'])
})

test('does not show exams without a date as over', async () => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([ujian(1, 'Basis Data', null)]))
  expect(card('Jadwal UTS')).toHaveTextContent('Tanggal ujian belum ditentukan.')
  expect(card('Jadwal UTS')).not.toHaveTextContent('Tidak ada ujian lagi')
})

test.each([
  ['none', { jamMulai: null, jamSelesai: null }, 'Jam ujian belum diketahui.'],
  ['ones that cannot be read', { jamMulai: 'pagi', jamSelesai: {} }, 'pagi–tidak terbaca WIB'],
])('shows an exam whose times are %s by its day, without a countdown to midnight', async (_, hours, said) => {
  await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([ujian(1, 'Statistika', '2026-10-26', hours)]))
  const list = card('Jadwal UTS')
  expect(within(list).getByText(said)).toBeVisible()
  expect(within(list).getByText('Ujian berikutnya')).toBeVisible()
  expect(list).not.toHaveTextContent(/hari .*lagi/)
})

test('does not show exams with unreadable dates as over, and counts unreadable rows', async () => {
  const { unmount } = await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([ujian(1, 'Statistika', '2026-02-31')]))
  expect(within(card('Jadwal UTS')).getByText('Tanggal ujian tidak dapat dibaca.')).toBeVisible()
  unmount()
  await renderScreen(`${ADDRESS}&jenis=UTS`, withUjian([{}, ujian(1, 'Statistika', '2026-01-12')]))
  expect(card('Jadwal UTS')).not.toHaveTextContent('Tidak ada ujian lagi')
  expect(within(card('Jadwal UTS')).getByText('1 baris tidak dapat dibaca.')).toBeVisible()
})
