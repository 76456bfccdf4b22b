import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contractMismatches } from '#gateway/answer/contract-mismatch.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

/** Fields of the dashboard's answers for which a wrong type may hide only that value. */
const FIELDS = {
  getDashboard: ['sksTempuh', 'sksKelulusan', 'sksBerjalan', 'ipk', 'isKartuUjianDikunci', 'semesterBerjalan'],
  getSemesterBerjalan: ['label', 'pekan', 'tanggalMulai'],
  getRekapPembayaran: ['rekap.totalBayar', 'rekap.jatuhTempoTerdekat'],
  listRiwayatKuliah: ['data.0.tahunSemester', 'data.0.ips', 'data.0.sks', 'data.4.ips', 'data.0.semesterKe'],
  listJadwalKuliah: [
    'data.5.idKelas',
    'data.5.namaMakul',
    'data.5.kelas',
    'data.5.idMakul',
    'data.5.dosen.0.nama',
    'data.5.jadwal.0.hari',
    'data.5.jadwal.0.jamMulai',
    'data.5.jadwal.0.jamSelesai',
    'data.5.jadwal.0.ruang',
    'data.5.jadwal.0.gedung',
  ],
  listPresensiKuliah: ['data.5.presensi.0', 'data.5.presensi.0.presensi', 'data.5.idMakul'],
  listPengumuman: [
    'data.0.idPengumuman',
    'data.0.judul',
    'data.0.ringkasan',
    'data.0.tanggalPublish',
    'data.0.kategori',
    'data.0.kategori.nama',
    'data.0.isDibaca',
    'meta',
  ],
  listUpcomingEvent: [
    'data.0.idEvent',
    'data.0.nama',
    'data.0.tanggalMulai',
    'data.0.tanggalSelesai',
    'data.0.isSehari',
    'data.0.lokasi',
  ],
  getSistem: ['data', 'data.0', 'data.0.judul', 'data.0.telepon'],
  getLogoPerguruanTinggi: ['logoContentUrl'],
  getUnreadNotifikasi: ['data', 'data.unread'],
  getMenuConfig: [''],
} as const
const BROKEN = /undefined|NaN|null|\[object|Invalid Date|Infinity|ERROR 500/
const CARDS = [
  'Kelas berikutnya',
  'Tagihan',
  'Tenggat berikutnya',
  'IPS per semester',
  'Kemajuan SKS',
  'Berita',
  'Agenda',
]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
})

/** One malformed field per answer at a time, in as many rounds as the longest list has fields. */
const rounds = Array.from({ length: Math.max(...Object.values(FIELDS).map(({ length }) => length)) }, (_, round) =>
  Object.entries(FIELDS).flatMap(([operation, paths]) => {
    const path = paths.at(round)
    return path === undefined ? [] : [{ operation, kind: 'malformed' as const, path }]
  }),
)

test.each(
  rounds.map((faults) => [faults.map(({ operation, path }) => `${operation} ${path}`).join(', '), faults] as const),
)('loses at most one value for a malformed field: %s', async (_, faults) => {
  await renderScreen('/dashboard', { faults })
  expect(document.body.textContent).not.toMatch(BROKEN)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sekar')
  for (const title of CARDS) expect(within(card(title)).queryByRole('alert')).toBeNull()
})

test('reports a malformed field by its type, never by its value', async () => {
  await renderScreen('/dashboard', { faults: [{ operation: 'getSistem', kind: 'malformed', path: 'data' }] })
  expect(contractMismatches()).toEqual([{ operation: 'getSistem', path: 'data', expected: 'array', got: 'object' }])
})

test('omits an IPK that is not a number, and keeps the semesters', async () => {
  await renderScreen('/dashboard', { answers: { '/v1/mahasiswa/240117023/dashboard': { ipk: 'tiga koma lima' } } })
  expect(card('IPS per semester')).not.toHaveTextContent('IPK')
  expect(card('IPS per semester')).toHaveTextContent('3,75')
})

test('loses only the values of missing fields', async () => {
  const student = '/v1/mahasiswa/240117023'
  await renderScreen('/dashboard', {
    answers: {
      [`${student}/dashboard`]: {},
      [`${student}/riwayat_kuliah`]: { data: [{}] },
      [`${student}/jadwal_kuliah`]: { data: [{}] },
      '/v1/upcoming_event': { data: [{}] },
      '/v1/sistem': {},
      '/v1/logo_perguruan_tinggi': {},
    },
  })
  expect(document.body.textContent).not.toMatch(BROKEN)
  expect(card('Tagihan')).toHaveTextContent('Rp 2.750.000')
})

test('counts a pengumuman without an id as unreadable', async () => {
  const data = [{ idPengumuman: 1, judul: 'Perpustakaan tutup' }, { judul: 'Jadwal bus baru' }]
  const { user } = await renderScreen('/dashboard', { answers: { '/v1/pengumuman': { data } } })
  await user.click(screen.getByRole('button', { name: /^Notifikasi/ }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Perpustakaan tutup/ })).toHaveLength(2))
  expect(within(card('Berita')).getByText('1 baris tidak dapat dibaca.')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('1 baris tidak dapat dibaca.')).toHaveLength(2))
})

test('shows each of several rows with the same id, and counts unreadable rows', async () => {
  const student = '/v1/mahasiswa/240117023'
  const jadwal = [{ hari: { kode: '4', nama: 'Kamis' }, jamMulai: '23.00', jamSelesai: '23.30' }]
  const kelas = ['Statistika', 'Etika', 'Logika'].map((namaMakul) => ({ idKelas: '60101', namaMakul, jadwal }))
  const news = ['Perpustakaan tutup', 'Jadwal bus baru'].map((judul) => ({ idPengumuman: '9', judul }))
  const events = ['Dies natalis', 'Wisuda'].map((nama) => ({ idEvent: '7', nama }))
  const semester = { tahunSemester: '20261', sks: 20, ips: 3.5 }
  await renderScreen('/dashboard', {
    answers: {
      [`${student}/jadwal_kuliah`]: { data: kelas },
      [`${student}/riwayat_kuliah`]: { data: [semester, semester, { sks: 20 }, {}] },
      '/v1/pengumuman': { data: news },
      '/v1/upcoming_event': { data: [...events, { nama: 'Lomba' }, {}] },
    },
  })
  expect(card('Kelas berikutnya')).toHaveTextContent(/Statistika.*Etika.*Logika/)
  expect(await within(card('IPS per semester')).findAllByRole('row', { hidden: true })).toHaveLength(4)
  expect(within(card('Berita')).getAllByRole('listitem')).toHaveLength(2)
  expect(within(card('Agenda')).getAllByRole('listitem')).toHaveLength(3)
  for (const title of ['IPS per semester', 'Agenda'])
    expect(within(card(title)).getByText('1 baris tidak dapat dibaca.')).toBeVisible()
})

test.each(['rekap', 'rekap.totalTunggakan'])('never shows that nothing is owed for a malformed %s', async (path) => {
  await renderScreen('/dashboard', { faults: [{ operation: 'getRekapPembayaran', kind: 'malformed', path }] })
  expect(card('Tagihan')).not.toHaveTextContent(/Tidak ada tunggakan|Rp 0/)
})

test('does not stay pending for a list that is null', async () => {
  const answers = { '/v1/upcoming_event': { data: null } }
  const { isQuiet } = await renderScreen('/dashboard', { pending: true, answers })
  await screen.findByRole('link', { name: /Jadwal UTS/ })
  await waitFor(() => expect(isQuiet()).toBe(true))
  expect(within(card('Agenda')).queryByRole('status')).toBeNull()
})
