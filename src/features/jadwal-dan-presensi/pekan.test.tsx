import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const ADDRESS = '/jadwal-dan-presensi'
const waktu = (kode: number, jamMulai: string, jamSelesai: string, rest: object = {}) => ({
  hari: { kode, nama: 'Hari' },
  jamMulai,
  jamSelesai,
  ruang: 'R. 1',
  ...rest,
})
const kelas = (idKelas: string, namaMakul: string, ...jadwal: object[]) => ({
  idKelas,
  idMakul: idKelas,
  kodeMakul: `IF${idKelas}`,
  namaMakul,
  jadwal,
})
const withKelas = (...data: object[]) => ({ answers: { '/jadwal_kuliah': { data } } })
const names = () =>
  within(card('Daftar kelas'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const grid = () => screen.getByRole('figure', { name: 'Pekan kuliah per hari dan jam' })

test('shows the next class, its room and the time until it starts', async () => {
  await renderScreen(ADDRESS)
  const next = card('Kelas berikutnya')
  expect(within(next).getByRole('heading', { name: 'Basis Data Lanjut kelas B' })).toBeVisible()
  expect(next).toHaveTextContent('Sampai 18.00 WIB, R. 402 Gedung C')
  expect(next).toHaveTextContent('1 jam 25 menit lagi')
})

test('shows how much of a running class is left, by the clock of the gateway', async () => {
  const { controls, settled } = await renderScreen(ADDRESS, {
    arrange: ({ jumpTo }) => jumpTo('2026-10-22T17:30:00+07:00'),
  })
  expect(card('Sedang berlangsung')).toHaveTextContent(/Basis Data Lanjut.*Sisa 30 menit/)
  expect(within(card('Pekan 19–25 Oktober 2026')).getByText('Berlangsung')).toBeVisible()
  controls.jumpTo('2026-10-22T18:00:00+07:00')
  await settled()
  expect(await screen.findByRole('region', { name: 'Kelas berikutnya' })).toHaveTextContent(/Grafika Komputer/)
})

test('shows today first, then the following days, with the free hours between classes', async () => {
  await renderScreen(ADDRESS)
  const days = within(card('Pekan 19–25 Oktober 2026'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
  expect(days).toEqual(['Hari ini, Kamis, 22 Oktober', 'Jumat, 23 Oktober'])
  expect(await screen.findByText('Kosong 10.30–15.30 WIB')).toBeVisible()
  expect(within(grid()).getByText('14.05')).toBeVisible()
})

test('[R4-040] sorts classes by the day of their first entry, even if another entry is earlier', async () => {
  const late = kelas('1', 'Rabu dahulu', waktu(3, '08.00', '10.00'), waktu(1, '08.00', '10.00'))
  await renderScreen(
    ADDRESS,
    withKelas(kelas('0', 'Tanpa jadwal'), late, kelas('2', 'Selasa', waktu(2, '08.00', '09.00'))),
  )
  expect(names()).toEqual(['Selasa', 'Rabu dahulu', 'Tanpa jadwal'])
})

test('[R3-013] [R3-016] shows the meetings, lecturers, language and online link of a class', async () => {
  const row = {
    ...kelas(
      '7',
      'Sistem Terdistribusi',
      waktu(2, '10.30', '13.00', { gedung: 'Gedung C' }),
      waktu(4, '15.30', '17.30', { ruang: null, urlDaring: 'https://rapat.arunika.example/st' }),
      waktu(5, '07.00', '08.00', { ruang: null, urlDaring: 'javascript:alert(1)' }),
    ),
    namaMakulInggris: 'Distributed Systems',
    kelas: 'A',
    sks: 3,
    dosen: [{ nama: 'Yusuf Maulana, M.T.' }, { nama: 'Dr. Sri Handayani' }],
    bahasaPengantar: 'ENG',
  }
  const { unmount } = await renderScreen(ADDRESS, withKelas(row))
  const list = card('Daftar kelas')
  expect(list).toHaveTextContent('IF7 · kelas A · 3 SKS · Bahasa pengantar Inggris')
  expect(list).toHaveTextContent('Selasa 10.30–13.00 WIB, R. 1 Gedung C')
  expect(list).toHaveTextContent('Kamis 15.30–17.30 WIB')
  expect(list).toHaveTextContent('Yusuf Maulana, M.T., Dr. Sri Handayani')
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/jadwal-dan-presensi?makul=7',
    'https://rapat.arunika.example/st',
  ])
  expect(links[1]).toHaveAttribute('rel', 'noopener noreferrer')
  unmount()
  await renderScreen(ADDRESS, { ...withKelas({ ...row, bahasaPengantar: 'INA' }), lng: 'en' })
  expect(card('Class list')).toHaveTextContent(/^.*Distributed SystemsIF7 · class A · 3 credits · Taught in Indonesian/)
  expect(card('Class list')).toHaveTextContent('Tuesday 10:30–13:00 WIB')
})

test('names two clashing classes with the time, and shows the clash at each of them', async () => {
  await renderScreen(
    ADDRESS,
    withKelas(kelas('1', 'Grafika', waktu(5, '13.30', '16.00')), kelas('2', 'Automata', waktu(5, '14.00', '16.30'))),
  )
  expect(screen.getByText('Dua kelas bentrok Jumat 14.00–16.00 WIB: Grafika dan Automata.')).toBeVisible()
  expect(screen.getByText('Bentrok 14.00–16.00 WIB dengan Automata')).toBeVisible()
  expect(within(grid()).getAllByText('Bentrok 14.00–16.00')).toHaveLength(2)
})

test('shows a holiday of the academic calendar on its day, and the same classes without the calendar', async () => {
  const libur = { isLibur: true, kegiatan: 'Dies Natalis', tanggalMulai: '2026-10-23', tanggalSelesai: null }
  const { unmount } = await renderScreen(ADDRESS, { answers: { '/kalender_akademik': { data: [libur] } } })
  expect(within(grid()).getByText('Libur: Dies Natalis')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Jumat, 23 Oktober' }).parentElement).toHaveTextContent(
    'Libur: Dies Natalis',
  )
  const classes = names()
  unmount()
  await renderScreen(ADDRESS, { faults: [{ operation: 'listKalenderAkademik', kind: 'server' }] })
  expect(screen.queryByText(/^Libur/)).toBeNull()
  expect(names()).toEqual(classes)
  expect(screen.getByText(/^Jadwal ujian atau kalender akademik tidak dapat dimuat\./)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[R7-021] requests the schedule, then the attendance with the same query, once for all three tabs', async () => {
  const { asked, user, settled } = await renderScreen(`${ADDRESS}?tahun=2026&semester=2`)
  for (const tab of ['Presensi', 'Ujian']) {
    await user.click(within(screen.getByRole('navigation', { name: 'Bagian jadwal dan presensi' })).getByText(tab))
    await settled()
  }
  const calls = asked.flatMap((request) => /\/((?:jadwal|presensi)_kuliah\?.*)$/.exec(request)?.[1] ?? [])
  expect(calls).toEqual(['jadwal_kuliah?tahun=2026&semester=2', 'presensi_kuliah?tahun=2026&semester=2'])
})

test.each([
  ['fails', { faults: [{ operation: 'listPresensiKuliah', kind: 'server' as const }] }],
  ['can not be read', { answers: { '/presensi_kuliah': { data: 'H' } } }],
])('[R4-042] shows the plain schedule without an error when the attendance %s', async (_, options) => {
  await renderScreen(ADDRESS, options)
  expect(names()).toHaveLength(8)
  expect(within(grid()).getByText('Rekayasa Perangkat Lunak')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByText('Muat Ulang')).toBeNull()
})

test('keeps the period in the address across tabs', async () => {
  const { user, path, settled } = await renderScreen(`${ADDRESS}?tahun=2026&semester=2`)
  await user.click(screen.getByRole('link', { name: 'Ujian' }))
  await settled()
  expect(path()).toBe(`${ADDRESS}?tab=ujian&tahun=2026&semester=2`)
  expect(screen.getByLabelText('Periode')).toHaveDisplayValue('2025/2026 Genap')
})

test('shows the exam instead of the class on an exam morning, on the card, in the week and on its day', async () => {
  await renderScreen(ADDRESS, { arrange: ({ jumpTo }) => jumpTo('2026-10-26T07:30:00+07:00') })
  const next = card('Ujian berikutnya')
  expect(within(next).getByRole('heading', { name: /^UTS Rekayasa Perangkat Lunak/ })).toBeVisible()
  expect(next).toHaveTextContent('30 menit 0 detik lagi')
  const today = screen.getByRole('heading', { name: 'Hari ini, Senin, 26 Oktober' }).parentElement
  expect(today).toHaveTextContent('Ujian Tengah Semester: tidak ada kuliah')
  expect(today).toHaveTextContent('UTS Rekayasa Perangkat Lunak')
  expect(within(grid()).queryByText('Rekayasa Perangkat Lunak')).toBeNull()
  expect(within(grid()).getByText('UTS Rekayasa Perangkat Lunak')).toBeVisible()
})

test('without an exam week, an exam replaces only the class of its makul and classes at its time', async () => {
  const rows = [
    kelas('1', 'Basis Data', waktu(4, '13.00', '15.00')),
    kelas('2', 'Statistika', waktu(4, '08.00', '10.00')),
    kelas('3', 'Automata', waktu(4, '15.30', '17.00')),
  ]
  const exam = {
    idMakul: '1',
    namaMakul: 'Basis Data',
    tanggalUjian: '2026-10-22',
    jamMulai: '09.00',
    jamSelesai: '11.00',
  }
  await renderScreen(ADDRESS, {
    answers: {
      '/jadwal_kuliah': { data: rows },
      '/jadwal_ujian': { data: [exam] },
      '/kalender_akademik': { data: [] },
    },
  })
  const blocks = [...grid().querySelectorAll('b')].map(({ textContent }) => textContent)
  expect(blocks).toContain('UTS Basis Data')
  expect(blocks).toContain('Automata')
  expect(blocks).not.toContain('Statistika')
  expect(blocks).not.toContain('Basis Data')
})

test('shows an online address without a scheme as text', async () => {
  const row = kelas('1', 'Grafika', waktu(5, '13.30', '16.00', { urlDaring: 'zoom.us/j/123 456' }))
  await renderScreen(ADDRESS, withKelas(row))
  expect(card('Daftar kelas')).toHaveTextContent('Kelas daring: zoom.us/j/123 456')
  expect(within(card('Daftar kelas')).queryByRole('link', { name: /zoom|Buka kelas/ })).toBeNull()
})

test('announces no class on a holiday', async () => {
  const libur = { isLibur: true, kegiatan: 'Dies Natalis', tanggalMulai: '2026-10-22', tanggalSelesai: '2026-10-23' }
  await renderScreen(ADDRESS, { answers: { '/kalender_akademik': { data: [libur] } } })
  expect(card('Ujian berikutnya')).toHaveTextContent('UTS Rekayasa Perangkat Lunak')
  expect(within(grid()).queryByText('Basis Data Lanjut')).toBeNull()
  expect(names()).toContain('Basis Data Lanjut')
})

test('shows a class in two rooms, and repeated rows, as one block without a clash', async () => {
  const row = kelas(
    '1',
    'Grafika',
    waktu(5, '13.30', '16.00', { ruang: 'R. 1' }),
    waktu(5, '13.30', '16.00', { ruang: 'R. 2' }),
  )
  await renderScreen(ADDRESS, withKelas(row, row, { ...row, sks: 3 }))
  expect(within(grid()).getAllByText('Grafika')).toHaveLength(1)
  expect(grid()).toHaveTextContent(/GrafikaR\.\s1, R\.\s2(?!,)/)
  expect(screen.queryByText(/bentrok/i)).toBeNull()
  expect(names()).toEqual(['Grafika'])
})

test('shows a class of the previous day as running after midnight, until its end', async () => {
  await renderScreen(ADDRESS, {
    ...withKelas(kelas('1', 'Astronomi', waktu(3, '22.00', '00.30'))),
    arrange: ({ jumpTo }) => jumpTo('2026-10-22T00:10:00+07:00'),
  })
  expect(card('Sedang berlangsung')).toHaveTextContent(/Astronomi.*Sampai 00\.30\sWIB.*Sisa 20 menit/)
  const days = card('Pekan 19–25 Oktober 2026')
  expect(days).toHaveTextContent('sampai 00.30 WIB')
  expect(within(days).getByText('Berlangsung')).toBeVisible()
})

test('shows a past period as a week without dates, next class and today', async () => {
  await renderScreen(
    `${ADDRESS}?tahun=2026&semester=2`,
    withKelas(kelas('1', 'Statistika', waktu(4, '08.00', '10.00'))),
  )
  expect(screen.queryByRole('region', { name: 'Kelas berikutnya' })).toBeNull()
  expect(within(card('Pekan kuliah')).getByRole('heading', { name: 'Kamis' })).not.toHaveAttribute('aria-current')
})

/** Collects the calendar files that are downloaded. */
const catchFiles = () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:calendar'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  return files
}

test('saves classes and exams, and a second file updates the same events with a higher sequence', async () => {
  const files = catchFiles()
  const { user, controls } = await renderScreen(ADDRESS)
  const download = async () => {
    await user.click(screen.getByRole('button', { name: 'Unduh kalender' }))
    expect(await screen.findByText(/^Jadwal UTS dan UAS ikut disimpan/)).toBeVisible()
    expect(screen.getByLabelText('Hari pertama kuliah (wajib)')).toHaveValue('2026-08-31')
    await user.click(screen.getByRole('button', { name: 'Unduh' }))
  }
  await download()
  controls.jumpTo('2026-10-23T14:05:00+07:00')
  await download()
  await expect.poll(() => files).toHaveLength(2)
  const [first = '', second = ''] = await Promise.all(files.map((file) => file.text()))
  const lines = (text: string, name: string) =>
    text.match(new RegExp(`^${name}:.*`, 'gm'))?.map((line) => line.trim()) ?? []
  const uids = lines(first, 'UID')
  expect(uids.filter((uid) => uid.startsWith('UID:kelas-'))).toHaveLength(8)
  expect(uids.filter((uid) => uid.startsWith('UID:ujian-UTS-20271-'))).toHaveLength(8)
  expect(uids.filter((uid) => uid.startsWith('UID:ujian-UAS-20271-'))).toHaveLength(8)
  expect(new Set(uids).size).toBe(uids.length)
  expect(lines(second, 'UID')).toEqual(uids)
  const sequence = (text: string) => Number(lines(text, 'SEQUENCE')[0]?.slice('SEQUENCE:'.length))
  expect(sequence(second)).toBeGreaterThan(sequence(first))
  expect(first).toContain('DTSTART;TZID=Asia/Jakarta:20261026T080000')
  expect(first).toContain('SUMMARY:UTS Rekayasa Perangkat Lunak')
})

test('saves the chosen reminder with each class and exam', async () => {
  const files = catchFiles()
  const { user } = await renderScreen(ADDRESS)
  await user.click(screen.getByRole('button', { name: 'Unduh kalender' }))
  expect(await screen.findByText(/^Jadwal UTS dan UAS ikut disimpan/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Sejam sebelumnya' }))
  await user.click(screen.getByRole('button', { name: 'Unduh' }))
  await expect.poll(() => files).toHaveLength(1)
  const text = (await files[0]?.text()) ?? ''
  const events = text.split('BEGIN:VEVENT').slice(1)
  for (const event of events.filter((one) => one.includes('UID:kelas-') || one.includes('UID:ujian-')))
    expect(event).toContain('TRIGGER:-PT1H')
  expect(text).not.toContain('TRIGGER:-P1D')
  expect(text).not.toMatch(/UID:[^\r]*@portal-mahasiswa/)
})

test('names entries without times or a date before the calendar is downloaded', async () => {
  const rows = [kelas('1', 'Grafika', waktu(5, '13.30', '16.00')), kelas('2', 'Seminar', waktu(4, '', ''))]
  const exam = { idMakul: '1', namaMakul: 'Grafika', tanggalUjian: null }
  const { user } = await renderScreen(ADDRESS, {
    answers: {
      '/jadwal_kuliah': { data: rows },
      '/jadwal_ujian': { data: [exam] },
      '/kalender_akademik': { data: [] },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Unduh kalender' }))
  const sentence = await screen.findByText(/^Tidak ikut disimpan karena hari, tanggal, atau jamnya belum lengkap/)
  expect(sentence).toHaveTextContent(/: Seminar, UTS Grafika, UAS Grafika\.$/)
})

test('saves the classes when the exams cannot be fetched, and says so', async () => {
  const files = catchFiles()
  const { user } = await renderScreen(ADDRESS, { faults: [{ operation: 'listJadwalUjian', kind: 'server' }] })
  await user.click(screen.getByRole('button', { name: 'Unduh kalender' }))
  expect(await screen.findByText(/^Jadwal ujian atau kalender akademik tidak dapat dimuat semuanya/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Unduh' }))
  await expect.poll(() => files).toHaveLength(1)
  expect(await files[0]?.text()).toContain('UID:kelas-')
})

test('shows an empty week to a student on cuti', async () => {
  await renderScreen(ADDRESS, { persona: 'cuti', ...withKelas() })
  expect(card('Pekan kuliah')).toHaveTextContent('Tidak ada data')
})

test('explains the empty screen to a student without periods', async () => {
  await renderScreen(ADDRESS, { persona: 'kosong' })
  expect(screen.getByText('Periode kuliah Anda muncul di sini.')).toBeVisible()
})

test.each(['baru', 'padat'])(
  'shows the week to a student like %s, with each class once in the list',
  async (persona) => {
    await renderScreen(ADDRESS, { persona })
    expect(names().length).toBeGreaterThan(0)
    expect(new Set(names()).size).toBe(names().length)
  },
)

test('shows in the next class card that the current period failed, and refetches it on Muat Ulang', async () => {
  const { user, settled } = await renderScreen(ADDRESS, {
    faults: [{ operation: 'getSemesterBerjalan', kind: 'server', times: 1 }],
  })
  await user.click(within(card('Kelas berikutnya')).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(card('Kelas berikutnya')).toHaveTextContent('Basis Data Lanjut')
})

test('shows that the schedule failed, and refetches it on Muat Ulang', async () => {
  const { user, settled } = await renderScreen(ADDRESS, {
    faults: [{ operation: 'listJadwalKuliah', kind: 'server', times: 1 }],
  })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(names()).toHaveLength(8)
})

test.each([
  ['id', 'Kelas berikutnya', /Besok 08\.00/],
  ['en', 'Next class', /Tomorrow 08:00/],
] as const)('gives a class of tomorrow its day beside the large hour (%s)', async (lng, title, words) => {
  await renderScreen('/jadwal-dan-presensi', { persona: 'baru', lng })
  expect(await screen.findByRole('region', { name: title })).toHaveTextContent(words)
})
