// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAturanUmum } from '#generated/client/aturan/readers.ts'
import { readJadwalKuliah, readPresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { isDiBawah, minimalKehadiranOf, pertemuanBerikutnya, presensiKelas } from './rawan-presensi.ts'

const ATURAN = [{ idAturan: '61201', minimalKehadiran: 60 }, { idAturan: 55201, minimalKehadiran: 80 }, {}].map(
  readAturanUmum,
)

test.each([
  ['its own minimum', 75, '55201', 75],
  ['its own minimum of 0', 0, '55201', 0],
  ['the minimum of the programme', null, '55201', 80],
  ['none when no entry matches the programme', null, '99999', null],
  ['none while the programme is unknown', null, '', null],
])('[R3-002] uses as the minimum attendance of a class %s', (_, minimalKehadiran, idProdi, expected) => {
  expect(minimalKehadiranOf({ minimalKehadiran }, ATURAN, idProdi)).toBe(expected)
  expect(minimalKehadiranOf({ minimalKehadiran }, undefined, idProdi)).toBe(minimalKehadiran)
})

test.each([
  [3, 1, 75, false],
  [2, 1, 66.67, true],
  [2, 1, 66.66, false],
  [1999, 667, 74.99, true],
  [0, 0, 75, false],
  [0, 1, 0, false],
  [0, 1, null, false],
])(
  'compares %i present and %i absent meetings with the minimum %j: %j',
  (jumlahHadir, jumlahAbsen, minimal, expected) => {
    expect(isDiBawah({ jumlahHadir, jumlahAbsen }, minimal)).toBe(expected)
  },
)

test.each([
  [6, 1, false, '75.00'],
  [6, 1, true, '87.50'],
  [0, 0, false, '0.00'],
  [0, 0, true, '100.00'],
  [2, 0, false, '66.67'],
])(
  'after %i present and %i absent, a next meeting with presence %j gives %s',
  (jumlahHadir, jumlahAbsen, isHadir, persen) => {
    expect(pertemuanBerikutnya({ jumlahHadir, jumlahAbsen }, isHadir).persen).toBe(persen)
  },
)

test('returns no minimum when the entry of the programme may be the unreadable one', () => {
  expect(minimalKehadiranOf({ minimalKehadiran: null }, [...ATURAN, null], '99999')).toBeUndefined()
  expect(minimalKehadiranOf({ minimalKehadiran: undefined }, ATURAN, '55201')).toBeUndefined()
})

const rows = (...marks: string[]) => ({
  kuliah: marks.map((_, index) => readJadwalKuliah({ idMakul: index + 1, namaMakul: String(index) })),
  presensi: marks.map((one, index) => readPresensiKuliah({ idMakul: String(index + 1), presensi: one.split('') })),
})
const orderOf = (...marks: string[]) => {
  const { kuliah, presensi } = rows(...marks)
  return presensiKelas(kuliah, presensi, () => 75).map((one) => marks[Number(one?.row.namaMakul)])
}

test('sorts classes by how far they are below the minimum, unmarked ones last, equal ones in order', () => {
  expect(orderOf('', 'HHHH', 'AAAA', 'HHHA', 'HHAA', 'HHH')).toEqual(['AAAA', 'HHAA', 'HHHA', 'HHHH', 'HHH', ''])
})

test('never sorts a class before one with a lower share of presence', () => {
  const marks = fc.string({ unit: fc.constantFrom('H', 'A'), minLength: 1, maxLength: 16 })
  const share = (one = '') => one.split('').filter((mark) => mark === 'H').length / one.length
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 8 }), (list) => {
      const shares = orderOf(...list).map(share)
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    }),
  )
})

test('reads meetings from marks and from objects alike, and falls back to those of the schedule', () => {
  const row = readJadwalKuliah({
    idMakul: 1,
    presensi: ['H', { pertemuan: 7, presensi: 'S', tanggal: '2026-09-03' }, null],
  })
  const [own] = presensiKelas([row], [], () => null)
  expect(own?.pertemuan?.map(({ pertemuan, presensi, tanggal }) => [pertemuan, presensi, tanggal])).toEqual([
    [1, 'H', null],
    [7, 'S', '2026-09-03'],
    [3, '', null],
  ])
  expect(own?.kehadiran).toMatchObject({ jumlahHadir: 1, jumlahAbsen: 1 })
})
