import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerOf } from '#tests/contract/bundle.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const definition = (within_: HTMLElement, term: string) =>
  within(within_).getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

test('[R7-014] shows the whole story of docs/story.md for the persona Sekar', async () => {
  const { user, asked } = await renderScreen('/dashboard')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Selamat siang, Sekar$/)
  expect(screen.getByText('Kamis, 22 Oktober 2026')).toBeVisible()
  expect(rowsOf(screen.getByRole('list', { name: 'Status akademik' }))).toEqual([
    'Aktif, S1 Teknik Informatika, semester 5',
    '2026/2027 Ganjil, pekan 8',
  ])

  const kelas = card('Kelas berikutnya')
  expect(within(kelas).getByRole('heading', { level: 3 })).toHaveTextContent('Basis Data Lanjut kelas B')
  for (const text of [
    '1 jam 25 menit lagi',
    '15.30',
    'sampai 18.00 WIB, R. 402 Gedung C',
    'Dr. Ratna Wulandari, M.Kom.',
  ])
    expect(kelas).toHaveTextContent(text)
  expect(kelas).toHaveTextContent('Hadir 6 dari 7 pertemuan (85,71%)')
  expect(rowsOf(within(kelas).getByRole('list'))).toEqual([
    expect.stringMatching(/^Besok 08\.00 Grafika Komputer R\. 210/),
    expect.stringMatching(/^Besok 13\.30 Pemrograman Web Lanjut Lab 2/),
  ])
  expect(within(kelas).getByRole('link', { name: 'Lihat jadwal' })).toHaveAttribute('href', '/jadwal-dan-presensi')

  const tunggakan = card('Tagihan')
  expect(tunggakan).toHaveTextContent('Rp 2.750.000')
  expect(definition(tunggakan, 'Tunggakan sejak 10 Juni')).toMatch(/^Rp\s2\.150\.000$/)
  expect(definition(tunggakan, 'Tanpa jatuh tempo')).toMatch(/^Rp\s150\.000$/)
  expect(definition(tunggakan, 'Jatuh tempo 31 Oktober')).toMatch(/^Rp\s450\.000$/)
  expect(tunggakan).toHaveTextContent('Bayar Rp 2.300.000 agar kartu ujian terbuka.')
  expect(within(tunggakan).getByRole('link', { name: 'Rincian tagihan' })).toHaveAttribute('href', '/biaya-kuliah')

  const ips = card('IPS per semester')
  expect(ips).toHaveTextContent('IPK 3,51')
  expect(within(ips).getByRole('img')).toHaveAccessibleName(
    'IPS per semester. Semester 1: 3,40. Semester 2: 3,57. Semester 3: 3,30. Semester 4: 3,75.',
  )
  await user.click(await within(ips).findByText('Lihat sebagai tabel'))
  const table = await within(ips).findByRole('table', { name: 'IPS per semester' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'SemesterSKSIPS',
    '1 · 2024/2025 Ganjil203,40',
    '2 · 2024/2025 Genap223,57',
    '3 · 2025/2026 Ganjil203,30',
    '4 · 2025/2026 Genap223,75',
    '5 · 2026/2027 Ganjil22berjalan',
  ])

  const sks = card('Kemajuan SKS')
  expect(sks).toHaveTextContent('84 dari 144 SKS lulus')
  expect(sks).toHaveTextContent('Dengan 22 SKS per semester, cukup 2 semester lagi setelah ini.')
  expect(within(sks).getByRole('img')).toHaveAccessibleName('84 SKS lulus, 22 SKS berjalan, 38 SKS tersisa')
  expect(['Lulus', 'Berjalan, semester 5', 'Tersisa'].map((term) => definition(sks, term))).toEqual(['84', '22', '38'])

  const news = within(card('Berita')).getAllByRole('link').slice(1)
  expect(news.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [
      '/berita/1041',
      expect.stringMatching(/^Belum dibaca: Jadwal UTS 2026\/2027 Ganjil telah terbit.*Akademik · Hari ini$/),
    ],
    ['/berita/1040', expect.stringMatching(/^Belum dibaca: Pemeliharaan sistem pembayaran.*Keuangan · Kemarin$/)],
    [
      '/berita/1039',
      expect.stringMatching(/^Belum dibaca: Beasiswa Prestasi Akademik 2027 dibuka.*Kemahasiswaan · 19 Oktober 2026$/),
    ],
    ['/berita/1036', expect.stringMatching(/^Perubahan jam layanan perpustakaan.*Perpustakaan · 15 Oktober 2026$/)],
  ])
  expect(asked.find((request) => request.includes('/v1/pengumuman'))).toBe(
    'GET http://gateway.test/v1/pengumuman?order%5Btanggal%5D=desc&order%5BtanggalPublish%5D=desc&tujuan=portalmhs&isPublish=1&tanggalMasuk=2024-08-19&page=1',
  )

  expect(rowsOf(card('Agenda'))).toEqual([
    '26OktUjian Tengah SemesterSampai 06 November 2026',
    '05NovBimbingan PA: kemajuan studiKamis, 05 November, 10.00\u00a0WIB, Daring',
    '10NovKuliah umum: Pelindungan Data PribadiSelasa, 10 November, 13.00\u00a0WIB, Aula Barat',
    '13NovBatas berkas Beasiswa PrestasiJumat, 13 November, 16.00\u00a0WIB',
    '11JanKRS 2026/2027 Genap dibukaSampai 15 Januari 2027',
  ])
  expect(screen.getByRole('button', { name: 'Notifikasi, 3 belum dibaca' })).toHaveTextContent('3')
})

test('shows a first-semester student the next class and what is due, and why there is no IPS yet', async () => {
  await renderScreen('/dashboard', { persona: 'baru' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Raka')
  expect(card('Kelas berikutnya')).toHaveTextContent('17 jam 55 menit lagi')
  expect(card('Tagihan')).toHaveTextContent('Rp 3.000.000Jatuh tempo 10 NovemberRp 3.000.000')
  expect(card('Tagihan')).not.toHaveTextContent('kartu ujian')
  expect(card('IPS per semester')).toHaveTextContent('Tidak ada dataIPS muncul setelah nilai semester pertama terbit.')
  expect(card('Kemajuan SKS')).toHaveTextContent('0 dari 144 SKS lulus')
})

test('[R2-076] says in every card of a student without data that it is empty, and what it will show', async () => {
  await renderScreen('/dashboard', { persona: 'kosong' })
  await screen.findByText('Kelas muncul di sini setelah KRS disetujui.')
  const texts = {
    'Kelas berikutnya': 'Tidak ada dataTidak ada kelas atau ujian dalam tujuh hari ke depan.',
    'Tenggat berikutnya': 'Tidak ada tenggatTugas, kuesioner, tagihan, dan masa KRS muncul di sini.',
    'IPS per semester': 'Tidak ada dataIPS muncul setelah nilai semester pertama terbit.',
    Berita: 'Tidak ada dataBerita dari kampus muncul di sini.',
    Agenda: 'Tidak ada dataKegiatan kampus akan muncul di sini.',
    Tagihan: 'Rp 0Tidak ada tagihan. Sudah dibayar Rp 0.',
    'Kemajuan SKS': '0 dari 144 SKS lulus',
  }
  for (const [title, text] of Object.entries(texts)) expect(card(title)).toHaveTextContent(text)
})

test('[R2-076] says that there is no progress data without the credits of the programme', async () => {
  await renderScreen('/dashboard', {
    answers: { '/dashboard': { sksTempuh: 84, sksKelulusan: null, sksBerjalan: 22 } },
  })
  expect(card('Kemajuan SKS')).toHaveTextContent('Tidak ada dataJumlah SKS kelulusan belum tercatat.')
})

test.each(['sksKelulusan', 'sksTempuh', 'sksBerjalan'])(
  'says that the progress is unreadable, without a figure, when %s is malformed',
  async (path) => {
    await renderScreen('/dashboard', { faults: [{ operation: 'getDashboard', kind: 'malformed', path }] })
    expect(card('Kemajuan SKS')).toHaveTextContent(/^Kemajuan SKS(?:Transkrip)?Kemajuan SKS tidak dapat dibaca\.$/)
  },
)

test('shows a student with two unpaid semesters how much is due, how late it is and what is locked', async () => {
  await renderScreen('/dashboard', { persona: 'tunggakan' })
  expect(card('Tagihan')).toHaveTextContent(
    'Rp 13.000.000Tunggakan sejak 10 Agustus 2025Rp 12.000.000Tanpa jatuh tempoRp 1.000.000',
  )
  expect(card('Tagihan')).toHaveTextContent('Bayar Rp 13.000.000 agar kartu ujian terbuka.')
  expect(card('Kemajuan SKS')).toHaveTextContent('127 dari 144 SKS lulus')
})

test('shows a tagihan that is one day late as 1 day overdue', async () => {
  await renderScreen('/dashboard', {
    lng: 'en',
    arrange: (controls) => controls.jumpTo('2026-06-11T10:00:00+07:00'),
    faults: [{ operation: 'getBiayaKuliah', kind: 'server' }],
  })
  expect(card('Bills')).toHaveTextContent('Oldest due date 10 June 2026, 1 day overdue')
})

test('shows every semester and the newest four berita to a student with the most data', async () => {
  await renderScreen('/dashboard', { persona: 'padat' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Muhammad')
  expect(card('Kelas sekarang')).toHaveTextContent('Sedang berlangsung')
  expect(await within(card('IPS per semester')).findAllByRole('row')).toHaveLength(16) // rendered after the first figures
  expect(definition(card('Kemajuan SKS'), 'Tersisa')).toBe('0')
  expect(await within(card('Berita')).findAllByRole('listitem')).toHaveLength(4)
})

test('says that the IPS values are unreadable, not that no semester is graded', async () => {
  const rows = [1, 2].map((semesterKe) => ({ tahunSemester: `2026${semesterKe}`, semesterKe, ips: '?', sks: 20 }))
  await renderScreen('/dashboard', { answers: { '/v1/mahasiswa/240117023/riwayat_kuliah': { data: rows } } })
  expect(card('IPS per semester')).toHaveTextContent('IPS dalam jawaban kampus tidak dapat dibaca.')
})

test('[R9-040] shows IPS and IPK with four decimals at UNINDRA', async () => {
  await renderScreen('/dashboard', { campus: 'UNINDRA' })
  const ips = card('IPS per semester')
  expect(ips).toHaveTextContent('IPK 3,5119')
  expect(await within(ips).findByRole('cell', { name: '3,5682' })).toBeInTheDocument()
  expect(within(ips).getByRole('img')).toHaveAccessibleName(/Semester 4: 3,7500\./)
})

test('[R0-002] shows the dashboard in English', async () => {
  await renderScreen('/dashboard', { lng: 'en' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Sekar')
  const status = screen.getByRole('list', { name: 'Academic status' })
  expect(rowsOf(status)).toEqual(['Active, S1 Teknik Informatika, semester 5', '2026/2027 Odd, week 8'])
  expect(card('Next class')).toHaveTextContent('in 1 hour 25 minutes15:30')
  expect(card('Next class')).toHaveTextContent('Attended 6 of 7 meetings (85.71%)')
  expect(card('Bills')).toHaveTextContent('Rp 2.750.000Overdue since 10 JuneRp 2.150.000')
  expect(card('GPA per semester')).toHaveTextContent('Cumulative GPA 3.51')
  expect(card('Credit progress')).toHaveTextContent('84 of 144 credits passed')
  expect(card('News')).toHaveTextContent('Akademik · Today')
  expect(card('Agenda')).toHaveTextContent('Until 06 November 2026')
  expect(document.documentElement.lang).toBe('en')
})

test('shows a class on another day under its day, not as hours of today', async () => {
  await renderScreen('/dashboard', { arrange: (controls) => controls.jumpTo('2026-10-17T09:00:00+07:00') })
  expect(card('Kelas berikutnya')).toHaveTextContent(
    /^Kelas berikutnyaSenin 08\.00Rekayasa Perangkat Lunak kelas .19 Oktober, sampai/,
  )
})

test('shows the exam, and not the class of that hour, on an exam morning', async () => {
  await renderScreen('/dashboard', { arrange: (controls) => controls.jumpTo('2026-10-26T07:30:00+07:00') })
  await waitFor(() =>
    expect(card('Ujian hari ini')).toHaveTextContent(/^Ujian hari ini30 menit lagi08\.00UTS Rekayasa Perangkat Lunak/),
  )
  expect(card('Ujian hari ini')).not.toHaveTextContent(/Hadir \d/)
})

test('skips a holiday in the next class', async () => {
  const libur = { isLibur: true, kegiatan: 'Dies Natalis', tanggalMulai: '2026-10-22', tanggalSelesai: '2026-10-23' }
  await renderScreen('/dashboard', {
    answers: { '/kalender_akademik': { data: [libur] }, '/jadwal_ujian': { data: [] } },
  })
  await waitFor(() =>
    expect(card('Kelas berikutnya')).toHaveTextContent(/^Kelas berikutnyaSenin 08\.00Rekayasa.*26 Oktober, sampai/),
  )
})

test('shows the weekly class until exams and calendar have loaded, and says what is missing', async () => {
  await renderScreen('/dashboard', {
    faults: [{ operation: 'listKalenderAkademik', kind: 'latency', ms: 10_000 }],
    pending: true,
  })
  // The part that renders the card replaces its placeholder, so the card is queried each time.
  await waitFor(() => expect(card('Kelas berikutnya')).toHaveTextContent('Ujian, acara, dan libur masih dimuat.'))
  expect(card('Kelas berikutnya')).toHaveTextContent('Basis Data Lanjut')
})

test('shows the weekly classes when the exams cannot be loaded, and says so', async () => {
  await renderScreen('/dashboard', { faults: [{ operation: 'listJadwalUjian', kind: 'server' }] })
  await screen.findByText('Jadwal ujian atau kalender akademik tidak dapat dimuat.')
  expect(card('Kelas berikutnya')).toHaveTextContent('Basis Data Lanjut')
})

test.each([
  ['I Made Arya', 'Selamat siang, Arya'],
  ['M. Rizki Ramadhan', 'Selamat siang, Rizki'],
])('greets %s by a name, not by an initial or a particle', async (nama, greeting) => {
  await renderScreen('/dashboard', {
    answers: {
      '/v1/mahasiswa/240117023/biodata_singkat_web': {
        biodataSingkat: { ...answerOf<{ biodataSingkat: object }>('getBiodataSingkat').biodataSingkat, nama },
      },
    },
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(greeting)
})

test('shows an IPS that waits for a questionnaire as hidden, and hides the IPK too', async () => {
  const { user } = await renderScreen('/dashboard', { persona: 'kelebihan-bayar' })
  const ips = card('IPS per semester')
  expect(ips).toHaveTextContent(/^IPS per semesterIPK Tertutup/)
  await user.click(await within(ips).findByText('Lihat sebagai tabel'))
  const table = await within(ips).findByRole('table', { name: 'IPS per semester' })
  const last = within(table)
    .getAllByRole('row')
    .slice(-2)
    .map(({ textContent }) => textContent)
  expect(last).toEqual([
    expect.stringMatching(/2025\/2026 Genap\d+Tertutup$/),
    expect.stringMatching(/2026\/2027 Ganjil\d+berjalan$/),
  ])
})

test('shows the IPK beside a semester on cuti, which has no IPS of its own', async () => {
  await renderScreen('/dashboard', {
    answers: {
      '/v1/mahasiswa/240117023/riwayat_kuliah': {
        data: [
          { tahunSemester: 20252, ips: 3.4, ipk: 3.4, sks: 20, semesterKe: 2 },
          { tahunSemester: 20261, ips: null, ipk: 3.4, sks: 0, semesterKe: 3, status: 'Cuti' },
          { tahunSemester: 20271, ips: null, ipk: null, sks: 22, semesterKe: 5 },
        ],
      },
    },
  })
  expect(card('IPS per semester')).toHaveTextContent(/^IPS per semesterIPK 3,51/)
  expect(card('IPS per semester')).not.toHaveTextContent('Tertutup')
})

test.each([
  ['id', 'Tagihan', 'Jatuh tempo mulai 10 Oktober'],
  ['en', 'Bills', 'Due from 10 October'],
] as const)('does not give bills of two due dates one date (%s)', async (lng, title, words) => {
  await renderScreen('/dashboard', {
    lng,
    arrange: ({ jumpTo }) => jumpTo('2026-10-05T08:10:00+07:00'),
  })
  await screen.findByText(words)
  expect(definition(card(title), words)).toMatch(/^Rp\s1\.950\.000$/)
})
