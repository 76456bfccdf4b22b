import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

/** Fields of the answers of /krs for which a wrong type may hide only that value. */
const FIELDS = {
  listKurikulumMakulKrs: [
    'makul.0.idMakul',
    'makul.0.kodeMakul',
    'makul.0.namaMakul',
    'makul.0.sks',
    'makul.0.semesterKe',
    'makul.0.sifat',
    'makul.0.eligible',
    'makul.0.alasanTidakEligible',
    'makul.0.prasyarat',
    'makul.0.nilaiSebelumnya',
    'makul.0.kelas',
    'makul.0.kelas.0.idKelas',
    'makul.0.kelas.0.nama',
    'makul.0.kelas.0.dosen',
    'makul.0.kelas.0.dosen.0.nama',
    'makul.0.kelas.0.jadwal',
    'makul.0.kelas.0.jadwal.0.hari',
    'makul.0.kelas.0.jadwal.0.jamMulai',
    'makul.0.kelas.0.jadwal.0.ruang',
    'makul.0.kelas.0.ujian',
    'makul.0.kelas.0.kuota',
    'makul.0.kelas.0.terisi',
    'makulCadangan',
    'tahun',
    'semester',
    'maksimalSks',
    'makul.1',
  ],
  getEditKrs: [
    'makul.0.kodeMakul',
    'makul.0.namaMakul',
    'makul.0.sks',
    'makul.0.kelas',
    'makul.0.dosen',
    'makul.0.jadwal',
    'makul.0.status',
    'makul.0.catatan',
    'makulCadangan',
    'makulCadangan.0',
    'isKrsDikunci',
    'isPkrsDikunci',
    'isDikunci',
    'tahun',
    'semester',
    'maksimalSks',
    'alasanDikunci',
    'catatanDosen',
  ],
  getPembatasWaktuKrs: ['tahun', 'semester', 'tanggalMulai', 'tanggalSelesai', 'isBuka', 'isKrsDikunci', 'keterangan'],
  getBiodataSingkat: ['biodataSingkat.tingkat', 'biodataSingkat.prodi', 'biodataSingkat.status'],
} as const
const HISTORY = {
  getKrs: [
    'data.0.kodeMakul',
    'data.0.namaMakul',
    'data.0.sks',
    'data.0.kelas',
    'data.0.jadwal',
    'data.0.jadwal.0.hari',
    'data.0.status',
    'data.0',
    'totalSks',
    'dosenPa',
    'dosenPa.nama',
    'tanggalPersetujuan',
  ],
  listTahunSemester: ['data.0.tahun', 'data.0.semester', 'data.0.label', 'data.0.code', 'data.0', 'meta'],
} as const
const BROKEN = /undefined|NaN|null|\[object|Invalid Date|Infinity|ERROR 500/

allowAssumedWrites()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
})

/** One malformed field per answer at a time, in as many rounds as the longest list has fields. */
const roundsOf = (fields: Record<string, readonly string[]>) =>
  Array.from({ length: Math.max(...Object.values(fields).map(({ length }) => length)) }, (_, round) => {
    const faults = Object.entries(fields).flatMap(([operation, paths]) => {
      const path = paths.at(round)
      return path === undefined ? [] : [{ operation, kind: 'malformed' as const, path }]
    })
    return [faults.map(({ operation, path }) => `${operation} ${path}`).join(', '), faults] as const
  })

const arrange = (controls: { jumpTo: (at: string) => void }) => controls.jumpTo('2027-01-12T10:00:00+07:00')

test.each(roundsOf(FIELDS))('renders the page with a malformed field: %s', async (_, faults) => {
  await renderScreen('/krs', { faults, arrange })
  expect(document.body.textContent).not.toMatch(BROKEN)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^KRS/)
  expect(card('Mata kuliah diambil')).toHaveTextContent('Metodologi Penelitian')
  expect(screen.getByText('Simpan KRS', { selector: 'button' })).toBeVisible()
})

test.each(roundsOf(HISTORY))('renders the history with a malformed field: %s', async (_, faults) => {
  await renderScreen('/krs?tab=riwayat', { faults, arrange })
  expect(document.body.textContent).not.toMatch(BROKEN)
  expect(card('Riwayat KRS')).toHaveTextContent('Periode')
  expect(within(card('Riwayat KRS')).getByRole('link', { name: 'Cetak KRS' })).toBeVisible()
})

test.each([
  ['/krs', 'listKurikulumMakulKrs', 'makul', 'Mata kuliah ditawarkan'],
  ['/krs?tab=riwayat', 'getKrs', 'data', 'Riwayat KRS'],
  ['/krs?tab=riwayat', 'listTahunSemester', 'data', 'Riwayat KRS'],
])(
  'shows an error instead of an empty list when a list is unreadable (%s, %s %s)',
  async (address, operation, path, title) => {
    await renderScreen(address, { faults: [{ operation, kind: 'malformed', path }], arrange })
    expect(within(card(title)).getByRole('alert')).toHaveTextContent('Maaf, terjadi kesalahan')
  },
)

test.each(['makul', ''])(
  'shows an error and no save button when the registered list is unreadable (%j)',
  async (path) => {
    await renderScreen('/krs', { faults: [{ operation: 'getEditKrs', kind: 'malformed', path }], arrange })
    expect(within(card('Mata kuliah diambil')).getByRole('alert')).toHaveTextContent('Maaf, terjadi kesalahan')
    expect(screen.queryByRole('button', { name: 'Simpan KRS' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Keadaan KRS belum diketahui' })).toBeVisible()
  },
)

test.each([null, 'baris', [], { idMakul: '2602' }, { idKelas: '60201' }, { idMakul: null, idKelas: {} }])(
  'blocks saving when a registered row reads %j, so that the row is not dropped',
  async (row) => {
    const good = { idMakul: '2601', idKelas: '60101' }
    const edit = { tahun: 2027, semester: 2, isKrsDikunci: false, makul: [good, row], makulCadangan: [] }
    await renderScreen('/krs', { answers: { '/edit_krs': edit }, arrange })
    expect(screen.getByText('Simpan KRS', { selector: 'button' })).toHaveAccessibleDescription(
      /menyimpan akan menghapusnya\..*KRS-DAFTAR$/,
    )
  },
)

test('shows a repeated makul once and renders repeated class ids and meetings', async () => {
  const senin = { hari: { kode: '1', nama: 'Senin' }, jamMulai: '08.00', jamSelesai: '10.00', ruang: '' }
  const twice = { idKelas: 'A', nama: 'A', jadwal: [senin, senin], kuota: 10, terisi: 5 }
  const kelas = [twice, { ...twice, nama: 'B' }]
  const makul = ['1', '2', '2'].map((idMakul) => ({ idMakul, namaMakul: `Aljabar ${idMakul}`, sks: 2, kelas }))
  const own = { tahun: 2027, semester: 2, isKrsDikunci: false, makulCadangan: [{}, {}] }
  const row = { idMakul: '1', idKelas: 'A' }
  const edit = { ...own, maksimalSks: 24, makul: [row, row] }
  const answers = { '/kurikulum_makul_krs': { ...own, makul }, '/edit_krs': edit }
  await renderScreen('/krs', { answers, arrange })
  const offer = card('Mata kuliah ditawarkan')
  expect(offer).toHaveTextContent(/Bentrok dengan Aljabar 1/)
  expect(within(offer).getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test.each([1e21, '1e21', -3, Number.MAX_SAFE_INTEGER])(
  'treats implausible SKS (%s) as unknown and shows no total',
  async (sks) => {
    const kelas = [{ idKelas: 'A', nama: 'A', jadwal: [], kuota: 10, terisi: 5 }]
    const makul = [
      { idMakul: '1', namaMakul: 'Aljabar', sks, kelas },
      { idMakul: '2', namaMakul: 'Logika', sks: 3, kelas },
    ]
    const own = { tahun: 2027, semester: 2, isKrsDikunci: false, makulCadangan: [] }
    const edit = { ...own, maksimalSks: 24, makul: makul.map(({ idMakul }) => ({ idMakul, idKelas: 'A' })) }
    const answers = { '/kurikulum_makul_krs': { ...own, makul, maksimalSks: sks }, '/edit_krs': edit }
    await renderScreen('/krs', { answers, arrange })
    expect(screen.getAllByText('SKS belum diketahui')[0]).toBeVisible()
    expect(screen.queryByText(/\d (?:dari 24|\/24) SKS/)).toBeNull()
    expect(document.body.textContent).not.toMatch(BROKEN)
  },
)
