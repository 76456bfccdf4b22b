// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type JadwalKuliah,
  readJadwalKuliah,
  readJadwalKuliahList,
} from '#generated/client/jadwal-dan-presensi/readers.ts'
import { sortJadwalKuliah } from './sort-jadwal-kuliah.ts'

const kelas = (idKelas: string | number, ...days: unknown[]): JadwalKuliah =>
  readJadwalKuliah({ idKelas, jadwal: days.map((kode) => ({ hari: { kode } })) })
const ids = (rows: readonly JadwalKuliah[]) =>
  sortJadwalKuliah(rows)
    .map((one) => one?.idKelas)
    .join('')

test('[R4-040] sorts the classes from Senin to Minggu by the first entry of each', () => {
  const rows = [kelas('d', 5, 1), kelas('b', 2, 7), kelas('e', 7), kelas('a', 1, 6), kelas('c', '3', 1)]
  expect(ids(rows)).toBe('abcde')
})

test('[R4-040] sorts a code of two digits after one of one digit, also as text', () => {
  expect(ids([kelas('b', '10'), kelas('a', '9')])).toBe('ab')
})

test("[R4-040] keeps the gateway's order within a day, and sorts classes without a day last", () => {
  const odd = [
    { idKelas: 0 },
    { idKelas: 1, jadwal: null },
    { idKelas: 2, jadwal: [] },
    { idKelas: 3, jadwal: [{}] },
    { idKelas: 4, jadwal: [{ hari: null }] },
    { idKelas: 5, jadwal: 'Senin' },
  ].map(readJadwalKuliah)
  const last = [kelas(6, 'Senin'), kelas(7, null, 1), kelas(8, Number.NaN)]
  expect(ids([...odd, ...last, kelas('b', 4), kelas('a', 1), kelas('c', '4')])).toBe('abc012345678')
})

test('merges the rows of a repeated class with all their meetings', () => {
  const rows = sortJadwalKuliah([kelas('b', 2), kelas('a', 1), kelas('b', 2), kelas('b', 2, 4), kelas('a', 1)])
  expect(rows.map((row) => [row?.idKelas, row?.jadwal.map((one) => one?.hari?.kode)])).toEqual([
    ['a', ['1']],
    ['b', ['2', '4']],
  ])
})

test('merges rows without an id only if they are identical', () => {
  const [one, other] = [readJadwalKuliah({ namaMakul: 'Teori' }), readJadwalKuliah({ namaMakul: 'Praktik' })]
  expect(sortJadwalKuliah([one, other, one]).map((row) => row?.namaMakul)).toEqual(['Teori', 'Praktik'])
})

test('gives a class no day when its first entry is unreadable', () => {
  const second = readJadwalKuliah({ idKelas: 'z', jadwal: [null, { hari: { kode: 1 } }] })
  expect(ids([second, kelas('a', 7)])).toBe('az')
})

test('keeps an unreadable class after the others', () => {
  const { data } = readJadwalKuliahList({ data: [{}, { idKelas: 'a' }] })
  expect(sortJadwalKuliah(data ?? []).map((row) => row?.idKelas)).toEqual(['a', undefined])
})

test('[R4-040] keeps every class, sorts by day and does not change the response', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7 })), (days) => {
      const rows = Object.freeze(days.map((day, index) => kelas(index, day)))
      const sorted = sortJadwalKuliah(rows)
      const orders = sorted.map((row) => Number(row?.idKelas))
      expect(orders).toEqual(days.map((_, index) => index).toSorted((a, b) => (days[a] ?? 0) - (days[b] ?? 0) || a - b))
    }),
  )
})
