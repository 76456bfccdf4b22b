// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { readKegiatan } from '#generated/client/akademik/readers.ts'
import { readJadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { campusStore } from '#shared/campus/campus-store.ts'
import { bentrokKegiatan } from './bentrok.ts'

afterEach(() => campusStore.clear())

const kelas = (namaMakul: string, hari: number, jamMulai: string, jamSelesai: string) =>
  readJadwalKuliah({ idMakul: namaMakul, namaMakul, jadwal: [{ hari: { kode: hari }, jamMulai, jamSelesai }] })
const JADWAL = [
  kelas('Sistem Terdistribusi', 3, '08.00', '10.30'),
  kelas('Praktikum', 3, '13.00', '15.00'),
  kelas('Pancasila', 4, '08.00', '10.30'),
]
const clashes = (tanggalMulai: string | null, tanggalSelesai: string | null) =>
  bentrokKegiatan(readKegiatan({ tanggalMulai, tanggalSelesai }), JADWAL).map(
    ({ hari, mulai, selesai, kelas: { namaMakul } }) => [namaMakul, hari, mulai, selesai],
  )

test.each([
  [
    'on a Wednesday morning',
    '2026-11-18T09:00:00+07:00',
    '2026-11-18T13:00:00+07:00',
    [['Sistem Terdistribusi', 3, 540, 630]],
  ],
  [
    'all day long',
    '2026-11-18T07:00:00+07:00',
    '2026-11-18T17:00:00+07:00',
    [
      ['Sistem Terdistribusi', 3, 480, 630],
      ['Praktikum', 3, 780, 900],
    ],
  ],
  ['that begins when a class ends', '2026-11-18T10:30:00+07:00', '2026-11-18T13:00:00+07:00', []],
  ['on another day', '2026-11-21T08:00:00+07:00', '2026-11-21T15:00:00+07:00', []],
  [
    'from Wednesday evening to Thursday morning',
    '2026-11-18T20:00:00+07:00',
    '2026-11-19T09:00:00+07:00',
    [['Pancasila', 4, 480, 540]],
  ],
  ['written in another zone', '2026-11-18T02:00:00Z', '2026-11-18T03:00:00Z', [['Sistem Terdistribusi', 3, 540, 600]]],
  ['on a day without times', '2026-11-19', '2026-11-19', [['Pancasila', 4, 480, 630]]],
  ['without an end', '2026-11-18T09:00:00+07:00', null, []],
  ['that ends before it begins', '2026-11-18T09:00:00+07:00', '2026-11-18T08:00:00+07:00', []],
])('a kegiatan %s clashes only with the classes at that time', (_, mulai, selesai, expected) => {
  expect(clashes(mulai, selesai)).toEqual(expected)
})

test('uses the campus time zone for the day and time of a kegiatan', () => {
  const [mulai, selesai] = ['2026-11-18T08:00:00+07:00', '2026-11-18T09:00:00+07:00'] // 09:00 to 10:00 in WITA
  campusStore.set('time_zone', 'WITA')
  expect(clashes(mulai, selesai)).toEqual([['Sistem Terdistribusi', 3, 540, 600]])
})

test('lists only classes that meet during the kegiatan', () => {
  const start = Date.parse('2026-11-16T00:00:00+07:00')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 6000 }), (from, minutes) => {
      const at = (minute: number) => new Date(start + minute * 60_000).toISOString()
      for (const [, hari, mulai, selesai] of clashes(at(from), at(from + minutes))) {
        expect(mulai).toBeLessThan(Number(selesai))
        const day = (Number(hari) - 1) * 1440
        const weeks = [0, 7, 14].map((days) => days * 1440 + day)
        expect(weeks.some((base) => base + Number(mulai) >= from && base + Number(selesai) <= from + minutes)).toBe(
          true,
        )
      }
    }),
  )
})
