// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKrsKelas } from '#generated/client/krs/readers.ts'
import { text } from '#shared/wire/readers.ts'
import { overlapOf, toJadwal, toSpan, waktuText } from './pertemuan.ts'

test.each([
  ['08.00', '10.30', { mulai: 480, selesai: 630 }],
  ['8:05', '09:00:00', { mulai: 485, selesai: 540 }],
  ['10.30', '08.00', null],
  ['08.00', '08.00', null],
  ['pagi', '10.00', null],
  [null, '10.00', null],
  [8, 10, null],
])('a class from %j to %j takes %j', (mulai, selesai, span) => {
  expect(toSpan(text(mulai), text(selesai))).toEqual(span)
})

const span = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 300 }))
  .map(([mulai, length]) => ({ mulai, selesai: mulai + length }))

test('two spans have in common exactly the minutes that lie in both, whichever is named first', () => {
  fc.assert(
    fc.property(span, span, (a, b) => {
      const common = overlapOf(a, b)
      expect(overlapOf(b, a)).toEqual(common)
      const minutes = Array.from({ length: 1740 }, (_, minute) => minute).filter((minute) =>
        [a, b].every(({ mulai, selesai }) => mulai <= minute && minute < selesai),
      )
      expect(common ? common.selesai - common.mulai : 0).toBe(minutes.length)
      if (common) expect(common.mulai).toBe(minutes[0])
    }),
  )
})

test('a student reads the meetings of a class in the own language; what is not known is left out', () => {
  const jadwalOf = (jadwal: unknown) => toJadwal(readKrsKelas({ jadwal }).jadwal)
  const jadwal = jadwalOf([
    { hari: { kode: '1', nama: 'Senin' }, jamMulai: '08.00', jamSelesai: '10.30', ruang: 'R. 401' },
    { hari: { nama: 'Kamis Kliwon' }, jamMulai: null, jamSelesai: null, ruang: null },
    'Senin',
  ])
  expect(waktuText(jadwal, 'id')).toBe('Senin 08.00–10.30 WIB, Kamis Kliwon')
  expect(waktuText(jadwal, 'en')).toBe('Monday 08:00–10:30 WIB, Kamis Kliwon')
  expect(jadwalOf(null)).toEqual([])
})
