// @vitest-environment node
import { expect, test } from 'vitest'
import { readKuesionerMakul, readKuesionerSemester, readKuesionerWaktu } from '#generated/client/kuesioner/readers.ts'
import { addressOf, draftOf, sectionOfAddress } from './kuesioner-section.ts'
import { bagiWaktu, isSemuaTerkirim, sisaOf, urutMakul, waktuOf } from './waktu.ts'

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
const waktu = (known: object = {}) =>
  readKuesionerWaktu({ tahun: 2027, semester: 1, tanggalMulai: '2026-10-19', tanggalSelesai: '2026-11-06', ...known })

test('[R7-028] reads the periods only from waktuKuesioner.data', () => {
  const row = { tahun: 2027, semester: 1 }
  expect(waktuOf(readKuesionerSemester({ waktuKuesioner: { data: [row, null] } }))).toMatchObject([row, null])
  expect(waktuOf(readKuesionerSemester({ data: [row] }))).toBeNull()
  expect(waktuOf(readKuesionerSemester({ waktuKuesioner: { data: {} } }))).toBeNull()
})

test('requests a repeated period once and keeps rows without a period', () => {
  const none = { tahun: null }
  const data = [{ tahun: 2027, semester: 1 }, none, { tahun: 2026, semester: 2 }, { tahun: 2027, semester: 1 }, none]
  const rows = waktuOf(readKuesionerSemester({ waktuKuesioner: { data } }))
  expect(rows?.map((row) => row?.periode?.tahun)).toEqual([2027, undefined, 2026, undefined])
})

test.each([
  [{ isSudahDiisi: true, jumlahDiisi: 0, jumlahTotal: 8 }, 0],
  [{ isSudahDiisi: false, jumlahDiisi: 3, jumlahTotal: 8 }, 5],
  [{ jumlahDiisi: 8, jumlahTotal: 8 }, 0],
  [{ isSudahDiisi: false, jumlahDiisi: 8, jumlahTotal: 8 }, 1],
  [{}, 1],
])('counts the remaining questionnaires of %j: %d', (known, left) => {
  expect(sisaOf(waktu(known))).toBe(left)
})

test.each([
  ['open and not sent', { isBuka: true, isSudahDiisi: false }, true],
  ['sent', { isBuka: true, isSudahDiisi: true }, false],
  ['closed', { tanggalSelesai: '2026-10-21', isSudahDiisi: false }, false],
  ['not open yet', { tanggalMulai: '2026-10-23', isBuka: false }, false],
  ['shut by the campus', { isBuka: false }, false],
  ['without dates', { tanggalMulai: null, tanggalSelesai: null }, true],
  ['without a period', { tahun: null }, false],
])('returns whether a questionnaire is due: %s', (_, known, isDue) => {
  expect(bagiWaktu([waktu(known)], NOW).due).toHaveLength(isDue ? 1 : 0)
})

test.each([
  ['everything open is sent', [{ isSudahDiisi: true }, { isSudahDiisi: true, tanggalSelesai: '2026-10-21' }], true],
  ['one open questionnaire is not sent', [{ isSudahDiisi: true }, { isSudahDiisi: false }], false],
  ['nothing is open', [{ isSudahDiisi: true, tanggalSelesai: '2026-10-21' }], false],
  ['the list is empty', [], false],
])('reports completion when %s: %s', (_, rows, isDone) => {
  expect(isSemuaTerkirim(rows.map(waktu), NOW)).toBe(isDone)
})

test('sorts unsent courses first and keeps the gateway order within each group', () => {
  const makul = (idMakul: string, isSudahDiisi: boolean | null) => readKuesionerMakul({ idMakul, isSudahDiisi })
  const rows = [makul('a', true), makul('b', false), makul('c', true), makul('d', null)]
  expect(urutMakul(rows).map((row) => row?.idMakul)).toEqual(['b', 'd', 'a', 'c'])
})

test('lists a course once per class and lecturer', () => {
  const makul = (idKelas: string, idDosen: string) =>
    readKuesionerMakul({ idMakul: '7', idKelas, dosen: { id: idDosen } })
  const rows = [makul('1', 'x'), makul('2', 'x'), makul('1', 'y'), makul('1', 'x')]
  expect(urutMakul(rows)).toEqual(rows.slice(0, 3))
})

test.each([
  ['?jenis=layanan&tahun=2027&semester=1', 'layanan'],
  ['?jenis=layanan&tahun=2027&semester=1&idMakul=2', 'layanan'],
  ['?jenis=proses_pembelajaran&tahun=2027&semester=1&idMakul=2&idDosen=3', 'proses_pembelajaran'],
  ['?jenis=proses_pembelajaran&tahun=2027&semester=1', undefined],
  ['?jenis=lain&tahun=2027&semester=1', undefined],
  ['?jenis=layanan&tahun=x&semester=1', undefined],
  ['', undefined],
])('reads the URL %s as %s', (address, jenis) => {
  expect(sectionOfAddress(new URLSearchParams(address))?.jenis).toBe(jenis)
})

test('builds a URL that parses back to the questionnaire, and a draft key of its own', () => {
  const bagian = sectionOfAddress(
    new URLSearchParams('jenis=proses_pembelajaran&tahun=2027&semester=1&idMakul=2&idKelas=4&idDosen=3'),
  )
  if (!bagian) throw new Error('it is none')
  expect(sectionOfAddress(new URL(addressOf(bagian), 'http://x').searchParams)).toEqual(bagian)
  expect(draftOf(bagian)).not.toBe(draftOf({ ...bagian, idDosen: '9' }))
})
