// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDiBawah } from '#domain/jadwal/rawan-presensi.ts'
import { sisaAbsen } from './sisa-absen.ts'

test.each([
  // present, absent, meetings, minimum: required, left, best
  [8, 0, 14, 75, 11, 3, 14],
  [6, 2, 14, 75, 11, 1, 12],
  [6, 3, 14, 75, 11, 0, 11],
  [5, 4, 14, 75, 11, -1, 10],
  [0, 0, 16, 75, 12, 4, 16],
  [0, 0, 10, 0, 0, 10, 10],
  [0, 0, 10, 100, 10, 0, 10],
  [7, 0, 7, 75, 6, 1, 7],
  [0, 0, 3, 66.67, 3, 0, 3],
  [0, 0, 100, 0.07, 1, 99, 100],
])(
  'counts %i present and %i absent of %i meetings with a minimum of %d per cent',
  (jumlahHadir, jumlahAbsen, total, minimal, perlu, sisa, terbaik) => {
    expect(sisaAbsen({ jumlahHadir, jumlahAbsen }, total, minimal)).toMatchObject({ total, perlu, sisa, terbaik })
  },
)

test.each([
  ['the number of meetings is not sent', null, 75],
  ['the number of meetings is unreadable', undefined, 75],
  ['the minimum is not sent', 14, null],
  ['the minimum is unreadable', 14, undefined],
  ['more meetings are marked than the semester has', 7, 75],
  ['the semester has no meetings', 0, 75],
  ['the number of meetings is no integer', 14.5, 75],
  ['the minimum is above 100', 14, 101],
  ['the minimum is below 0', 14, -1],
])('counts no absences when %s', (_, total, minimal) => {
  expect(sisaAbsen({ jumlahHadir: 6, jumlahAbsen: 2 }, total, minimal)).toBeNull()
})

const meetings = fc
  .record({ total: fc.integer({ min: 1, max: 60 }), hadir: fc.nat({ max: 60 }), absen: fc.nat({ max: 60 }) })
  .filter(({ total, hadir, absen }) => hadir + absen <= total)
const minimum = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

test('allows exactly the absences after which the whole semester still reaches the minimum', () => {
  fc.assert(
    fc.property(meetings, minimum, ({ total, hadir, absen }, minimal) => {
      const left = sisaAbsen({ jumlahHadir: hadir, jumlahAbsen: absen }, total, minimal)
      if (!left) throw new Error('everything is known')
      const endsBelow = (further: number) =>
        isDiBawah({ jumlahHadir: total - absen - further, jumlahAbsen: absen + further }, minimal)
      expect(left.belum).toBe(total - hadir - absen)
      if (left.sisa >= 0) expect(endsBelow(left.sisa)).toBe(false)
      if (left.terbaik > left.sisa) expect(endsBelow(left.sisa + 1)).toBe(true)
    }),
  )
})

test('never allows more absences after a further absence', () => {
  fc.assert(
    fc.property(meetings, minimum, ({ total, hadir, absen }, minimal) => {
      fc.pre(hadir + absen < total)
      const before = sisaAbsen({ jumlahHadir: hadir, jumlahAbsen: absen }, total, minimal)
      const after = sisaAbsen({ jumlahHadir: hadir, jumlahAbsen: absen + 1 }, total, minimal)
      expect(after?.sisa).toBe((before?.sisa ?? 0) - 1)
    }),
  )
})
