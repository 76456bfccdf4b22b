// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type JadwalKuliah,
  readJadwalKuliah,
  readPresensiKuliah,
} from '#generated/client/jadwal-dan-presensi/readers.ts'
import { dayOf, momentAt } from '#shared/campus/campus-time.ts'
import { kelasBerikutnya } from './kelas-berikutnya.ts'

type Waktu = [hari: number | string, mulai: string, selesai: string]

const makul = (namaMakul: string, ...waktu: Waktu[]): JadwalKuliah =>
  readJadwalKuliah({
    idKelas: namaMakul,
    idMakul: namaMakul,
    namaMakul,
    kelas: 'A',
    dosen: [],
    jadwal: waktu.map(([kode, jamMulai, jamSelesai]) => ({ hari: { kode }, jamMulai, jamSelesai, ruang: 'R. 1' })),
  })
/** Returns a time on Thursday 22 October 2026. */
const thursday = (jam: number, menit = 0) => momentAt('2026-10-22', jam * 60 + menit)
const plan = (rows: JadwalKuliah[], now: number) => {
  const { next, later } = kelasBerikutnya(() => rows, [], now)
  return {
    next: next?.row.namaMakul ?? null,
    day: next ? Number(dayOf(next.mulai).slice(8)) : undefined,
    later: later.map(({ row }) => row.namaMakul),
  }
}

const WEEK = [
  makul('Jumat siang', [5, '13.30', '16.00']),
  makul('Kamis sore', [4, '15.30', '18.00']),
  makul('Jumat pagi', [5, '08.00', '10.30']),
  makul('Kamis pagi', [4, '08:00', '10:30']),
  makul('Senin', [1, '08.00', '10.30']),
]

describe('next class', () => {
  it.each([
    ['before the first class', thursday(7), 'Kamis pagi', 22, ['Kamis sore', 'Jumat pagi', 'Jumat siang', 'Senin']],
    ['between two classes', thursday(14, 5), 'Kamis sore', 22, ['Jumat pagi', 'Jumat siang', 'Senin', 'Kamis pagi']],
    ['while a class runs', thursday(9), 'Kamis pagi', 22, ['Kamis sore', 'Jumat pagi', 'Jumat siang', 'Senin']],
    ['in the minute it ends', thursday(10, 30), 'Kamis sore', 22, ['Jumat pagi', 'Jumat siang', 'Senin', 'Kamis pagi']],
    ['after the last one of the day', thursday(18), 'Jumat pagi', 23, ['Jumat siang', 'Senin', 'Kamis pagi']],
    ['over the weekend', momentAt('2026-10-24', 720), 'Senin', 26, ['Kamis pagi', 'Kamis sore', 'Jumat pagi']],
    ['one minute before midnight', thursday(23, 59), 'Jumat pagi', 23, ['Jumat siang', 'Senin', 'Kamis pagi']],
    ['at midnight', momentAt('2026-10-23'), 'Jumat pagi', 23, ['Jumat siang', 'Senin', 'Kamis pagi']],
  ])('is found %s', (_, now, next, day, later) => {
    const found = plan(WEEK, now)
    expect(found).toMatchObject({ next, day })
    expect(found.later.slice(0, later.length)).toEqual(later)
  })

  it("is in the next week when this week's is over", () => {
    expect(plan([makul('Kamis pagi', [4, '08.00', '10.30'])], thursday(11))).toEqual({
      next: 'Kamis pagi',
      day: 29,
      later: [],
    })
  })

  it('is found on Sunday, which the gateway numbers 7', () => {
    expect(plan([makul('Minggu', [7, '08.00', '09.00'])], thursday(11)).day).toBe(25)
  })

  it('is null without a schedule, and ignores rows without a readable time', () => {
    expect(plan([], thursday(8)).next).toBeNull()
    const rows = [makul('x', [4, '', '']), makul('y', ['', '08.00', '10.00']), makul('z', [4, 'pagi', '10.00'])]
    rows.push(readJadwalKuliah({}), readJadwalKuliah({ jadwal: [null, 'Senin'], dosen: [null] }))
    expect(plan(rows, thursday(7)).next).toBeNull()
  })

  it('includes its attendance by makul, whatever type the ids have', () => {
    const presensi = [{ idMakul: 42, presensi: [{ presensi: 'H' }, null, { presensi: 'S' }] }].map(readPresensiKuliah)
    const { next } = kelasBerikutnya(
      () => [{ ...makul('Kamis sore', [4, '15.30', '18.00']), idMakul: '42' }],
      presensi,
      thursday(14),
    )
    expect(next?.kehadiran).toEqual({ jumlahHadir: 1, jumlahAbsen: 1, persentaseKehadiran: '50.00' })
  })
})

const waktu = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 22 }), fc.integer({ min: 0, max: 59 }))
  .map(
    ([hari, jam, menit]): Waktu => [
      hari,
      `${jam}.${String(menit).padStart(2, '0')}`,
      `${jam + 1}.${String(menit).padStart(2, '0')}`,
    ],
  )
const schedule = fc.array(waktu, { minLength: 1, maxLength: 12 })
const moment = fc.integer({ min: 0, max: 14 * 24 * 60 }).map((minutes) => momentAt('2026-10-19', minutes))

it('is never over and at most a week away, and the later classes are sorted and within a week', () => {
  fc.assert(
    fc.property(schedule, moment, (times, now) => {
      const rows = times.map((one, index) => makul(String(index), one))
      const { next, later } = kelasBerikutnya(() => rows, [], now)
      if (!next) throw new Error('a week without a class')
      expect(next.selesai).toBeGreaterThan(now)
      expect(next.mulai - now).toBeLessThanOrEqual(7 * 86_400_000)
      const starts = [next, ...later].map(({ mulai }) => mulai)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect((later.at(-1) ?? next).mulai - now).toBeLessThanOrEqual(8 * 86_400_000)
    }),
  )
})

it('ignores a time that no clock shows instead of moving it to the next day', () => {
  expect(plan([makul('x', [4, '25.99', '27.00'])], thursday(7)).next).toBeNull()
})
it('finds a class that ends after midnight before it starts', () => {
  expect(plan([makul('Malam', [4, '22.00', '00.30'])], thursday(20))).toMatchObject({ next: 'Malam', day: 22 })
})

it('finds a class past midnight until its end', () => {
  const rows = [makul('Malam', [3, '22.00', '00.30']), makul('Kamis pagi', [4, '08.00', '10.30'])]
  expect(plan(rows, thursday(0, 10))).toMatchObject({ next: 'Malam', day: 21 })
  expect(plan(rows, thursday(0, 10)).later[0]).toBe('Kamis pagi')
  expect(plan(rows, thursday(0, 30))).toMatchObject({ next: 'Kamis pagi', day: 22 })
})

it('finds a class that ends at 24.00 until midnight', () => {
  expect(plan([makul('Malam', [4, '22.00', '24.00'])], thursday(23, 59))).toMatchObject({ next: 'Malam', day: 22 })
})
