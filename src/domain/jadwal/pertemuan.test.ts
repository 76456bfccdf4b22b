// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKrsKelas } from '#generated/client/krs/readers.ts'
import { text } from '#shared/wire/readers.ts'
import { toMeetingSpan } from './meeting-span.ts'
import { overlapOf, spanFigures, toJadwal, waktuText } from './pertemuan.ts'
import { toSpan } from './span.ts'

test.each([
  ['08.00', '10.30', { mulai: 480, selesai: 630 }],
  ['8:05', '09:00:00', { mulai: 485, selesai: 540 }],
  ['10.30', '08.00', null],
  ['08.00', '08.00', null],
  ['pagi', '10.00', null],
  [null, '10.00', null],
  [8, 10, null],
])('reads a class from %j to %j as the span %j', (mulai, selesai, span) => {
  expect(toSpan(text(mulai), text(selesai))).toEqual(span)
})

const span = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 300 }))
  .map(([mulai, length]) => ({ mulai, selesai: mulai + length }))

test('the overlap of two spans has exactly the minutes of both, in either order', () => {
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

test('formats meetings in the given language, omits missing values and marks an unreadable meeting', () => {
  const jadwalOf = (jadwal: unknown) => toJadwal(readKrsKelas({ jadwal }).jadwal)
  const jadwal = jadwalOf([
    { hari: { kode: '1', nama: 'Senin' }, jamMulai: '08.00', jamSelesai: '10.30', ruang: 'R. 401' },
    { hari: { nama: 'Kamis Kliwon' }, jamMulai: null, jamSelesai: null, ruang: null },
    'Senin',
  ])
  expect(waktuText(jadwal, 'id')).toBe('Senin 08.00–10.30\u00a0WIB, Kamis Kliwon, tidak terbaca')
  expect(waktuText(jadwal, 'en')).toBe('Monday 08:00–10:30\u00a0WIB, Kamis Kliwon, unreadable')
  expect(jadwalOf(null)).toEqual([])
})

test.each([
  ['22.00', '00.30', { mulai: 1320, selesai: 1470 }, '22.00–00.30'],
  ['22.00', '24.00', { mulai: 1320, selesai: 1440 }, '22.00–24.00'],
  ['22.00', '00.00', { mulai: 1320, selesai: 1440 }, '22.00–24.00'],
  ['01:00 PM', '03:30 p.m.', { mulai: 780, selesai: 930 }, '13.00–15.30'],
  ['12:15 AM', '01:00 AM', { mulai: 15, selesai: 60 }, '00.15–01.00'],
  ['13.00', '11.00', null, ''],
  ['08.00', '08.00', null, ''],
  ['08.75', '10.00', null, ''],
])('reads a weekly meeting from %s to %s as %j', (mulai, selesai, expected, figures) => {
  const found = toMeetingSpan(mulai, selesai)
  expect(found).toEqual(expected)
  expect(found ? spanFigures(found, 'id') : '').toBe(figures)
})
