// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKalenderAkademik } from '#generated/client/info/readers.ts'
import { readJadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { bentrokMinggu, mingguKuliah, tanggalMinggu } from './minggu-kuliah.ts'
import { liburPada } from './teaching-days.ts'

type Waktu = [hari: number | string, mulai: string, selesai: string]
const kelas = (namaMakul: string, ...waktu: Waktu[]) =>
  readJadwalKuliah({
    idKelas: namaMakul,
    namaMakul,
    jadwal: waktu.map(([kode, jamMulai, jamSelesai]) => ({ hari: { kode }, jamMulai, jamSelesai })),
  })
const placesOf = (rows: ReturnType<typeof kelas>[], hari = 1) =>
  mingguKuliah(rows).hari[hari - 1]?.kelas.map(({ row, lajur, lajurSemua }) => [row.namaMakul, lajur, lajurSemua])

test('has five days by default and extends to the days and hours of its classes', () => {
  expect(mingguKuliah([])).toMatchObject({ hari: { length: 5 }, dariJam: 8, sampaiJam: 16, tanpaWaktu: [] })
  const wide = mingguKuliah([kelas('Sabtu', [6, '06.30', '08.00']), kelas('Malam', [1, '19.00', '21.10'])])
  expect(wide).toMatchObject({ hari: { length: 6 }, dariJam: 6, sampaiJam: 22 })
})

test('places every meeting of a class on its own day', () => {
  const { hari } = mingguKuliah([kelas('Basis Data', [3, '08.00', '10.00'], [1, '13.00', '14.00'])])
  expect(hari.map((day) => day.kelas.length)).toEqual([1, 0, 1, 0, 0])
})

test('places overlapping classes side by side and others at full width, and lists the overlaps', () => {
  const rows = [
    kelas('a', [1, '08.00', '10.00']),
    kelas('b', [1, '09.00', '11.00']),
    kelas('c', [1, '10.00', '12.00']),
    kelas('d', [1, '13.00', '14.00']),
  ]
  expect(placesOf(rows)).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 2],
    ['d', 0, 1],
  ])
  expect(
    bentrokMinggu(mingguKuliah(rows)).map(({ satu, dua, mulai, selesai }) => [
      satu.namaMakul,
      dua.namaMakul,
      mulai,
      selesai,
    ]),
  ).toEqual([
    ['a', 'b', 540, 600],
    ['b', 'c', 600, 660],
  ])
})

test('finds free hours between classes, but not in a short break', () => {
  const [day] = mingguKuliah([
    kelas('a', [1, '08.00', '10.00']),
    kelas('b', [1, '10.15', '12.00']),
    kelas('c', [1, '15.30', '18.00']),
  ]).hari
  expect(day?.kosong).toEqual([{ mulai: 720, selesai: 930 }])
})

test('places a class past midnight on its first day and lists classes without day or times separately', () => {
  const night = kelas('Malam', [2, '22.00', '00.30'])
  const lost = [kelas('Tanpa jam', [1, '', '']), kelas('Tanpa hari', ['x', '08.00', '09.00']), kelas('Tanpa jadwal')]
  const { hari, tanpaWaktu } = mingguKuliah([night, ...lost, readJadwalKuliah({ jadwal: [null] })])
  expect(hari[1]?.kelas).toMatchObject([{ mulai: 1320, selesai: 1470 }])
  expect(hari[0]?.kelas).toEqual([])
  expect(tanpaWaktu.map(({ namaMakul }) => namaMakul)).toEqual(['Tanpa jam', 'Tanpa hari', 'Tanpa jadwal', ''])
})

const meeting = fc.record({ mulai: fc.integer({ min: 0, max: 22 }), length: fc.integer({ min: 1, max: 4 }) })

test('places every meeting without covering another, whatever the times', () => {
  fc.assert(
    fc.property(fc.array(meeting, { maxLength: 10 }), (times) => {
      const rows = times.map(({ mulai, length }, index) =>
        kelas(String(index), [4, `${mulai}.00`, `${Math.min(24, mulai + length)}.00`]),
      )
      const day = mingguKuliah(rows).hari[3]?.kelas ?? []
      expect(day).toHaveLength(rows.length)
      for (const one of day) {
        expect(one.lajur).toBeLessThan(one.lajurSemua)
        const beside = day.filter((other) => other !== one && other.mulai < one.selesai && one.mulai < other.selesai)
        expect(one.bentrok).toHaveLength(beside.length)
        for (const other of beside) {
          expect(other.lajur).not.toBe(one.lajur)
          expect(other.lajurSemua).toBe(one.lajurSemua)
        }
      }
    }),
  )
})

test.each([
  ['2026-10-22', '2026-10-19', '2026-10-25'],
  ['2026-10-19', '2026-10-19', '2026-10-25'],
  ['2026-10-25', '2026-10-19', '2026-10-25'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s runs from %s to %s', (now, senin, minggu) => {
  const days = tanggalMinggu(now)
  expect([days[0], days.at(-1), days.length]).toEqual([senin, minggu, 7])
})

test('finds a holiday on each of its days, only when the calendar marks it as one', () => {
  const rows = [
    { isLibur: true, kegiatan: 'Libur semester', tanggalMulai: '2026-12-24', tanggalSelesai: '2026-12-26' },
    { isLibur: true, kegiatan: 'Natal', tanggalMulai: '2026-12-25', tanggalSelesai: '2026-12-01' },
    { isLibur: false, kegiatan: 'UTS', tanggalMulai: '2026-12-25' },
    { isLibur: null, kegiatan: 'Entah', tanggalMulai: '2026-12-25' },
    { isLibur: true, kegiatan: 'Kapan', tanggalMulai: null },
  ].map(readKalenderAkademik)
  const on = (day: string) => liburPada(rows, day)
  expect(on('2026-12-23')).toEqual([])
  expect(on('2026-12-24')).toEqual(['Libur semester'])
  expect(on('2026-12-25')).toEqual(['Libur semester', 'Natal'])
  expect(on('2026-12-26')).toEqual(['Libur semester'])
  expect(on('2026-12-27')).toEqual([])
})
