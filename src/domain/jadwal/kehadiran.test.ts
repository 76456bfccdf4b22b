// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { countKehadiran } from './kehadiran.ts'

const marksOf = (text: string) => text.split('').map((presensi) => ({ presensi }))

test.each([
  ['HHSHHHH', 6, 1, '85.71'],
  ['', 0, 0, '0.00'],
  ['SIA', 0, 3, '0.00'],
  ['HHH', 3, 0, '100.00'],
  ['HHS', 2, 1, '66.67'],
  ['HSS', 1, 2, '33.33'],
])(
  '[R3-021] [R4-038] [R9-024] [R9-025] counts the marks %s as %d present, %d absent and %s%%',
  (marks, hadir, absen, persen) => {
    expect(countKehadiran(marksOf(marks))).toEqual({
      jumlahHadir: hadir,
      jumlahAbsen: absen,
      persentaseKehadiran: persen,
    })
  },
)

test('[R4-039] counts any other mark as present and skips a meeting without a mark', () => {
  const presensi = ['X', 's', ' S ', '', null, undefined, 7, { presensi: null }, { presensi: 'I' }]
  expect(countKehadiran(readPresensiKuliah({ presensi }).presensi)).toMatchObject({ jumlahHadir: 3, jumlahAbsen: 2 })
})

test.each([[true], [{}], [[]], [{ presensi: {} }]])('returns no attendance for the unreadable mark %j', (mark) => {
  expect(countKehadiran(readPresensiKuliah({ presensi: ['H', mark] }).presensi)).toBeUndefined()
})

test('present and absent meetings add up to all meetings, whatever the marks', () => {
  const marks = fc.array(fc.constantFrom('H', 'S', 'I', 'A', 'T'))
  fc.assert(
    fc.property(marks, (list) => {
      const found = countKehadiran(list)
      if (!found) throw new Error('every mark is readable')
      const { jumlahHadir, jumlahAbsen, persentaseKehadiran } = found
      expect(jumlahHadir + jumlahAbsen).toBe(list.length)
      expect(jumlahAbsen).toBe(list.filter((mark) => 'SIA'.includes(mark)).length)
      expect(Number(persentaseKehadiran)).toBeCloseTo(list.length ? (jumlahHadir / list.length) * 100 : 0, 1)
    }),
  )
})
