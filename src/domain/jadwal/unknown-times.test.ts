// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  type JadwalKuliah,
  readJadwalKuliah,
  readJadwalKuliahList,
} from '#generated/client/jadwal-dan-presensi/readers.ts'
import { readJadwalUjianList } from '#generated/client/ujian/readers.ts'
import type { Listed } from '#shared/wire/readers.ts'
import { type Appointment, appointmentHours } from './appointments.ts'
import { kehadiranOf } from './kehadiran.ts'
import { mingguDated, mingguKuliah, tanggalMinggu } from './minggu-kuliah.ts'
import { deadlinesOn, isDayKnown, type KnownDays, timetableOn, unknownOn } from './timetable.ts'

/** a Thursday */
const DAY = '2026-11-12'
const classes = (...data: object[]): Listed<JadwalKuliah> => readJadwalKuliahList({ data }).data ?? []
const exams = (...data: object[]) => readJadwalUjianList({ data }).data ?? []
const meeting = (kode: unknown, jamMulai = '08.00', jamSelesai = '10.30') => ({
  hari: { kode },
  jamMulai,
  jamSelesai,
})
const kelas = (namaMakul: string, ...jadwal: unknown[]) => ({
  idKelas: namaMakul,
  idMakul: namaMakul,
  namaMakul,
  jadwal,
})
const NOTHING: KnownDays = { uts: [], uas: [], kalender: [], janji: [] }
const defence = (jamMulai: string, jamSelesai: string, rest: Partial<Appointment> = {}): Appointment => ({
  id: 'sidang-kp-1',
  nama: 'Sidang kerja praktik',
  tanggal: DAY,
  ...appointmentHours(jamMulai, jamSelesai),
  ruang: 'R. 9',
  keterangan: '',
  isDeadline: false,
  ...rest,
})
const namesOn = (rows: Listed<JadwalKuliah>, known: KnownDays = NOTHING) =>
  unknownOn(rows, known)(DAY).rows.map(({ namaMakul }) => namaMakul)

describe('a day is not fully known', () => {
  test.each([
    ['a class without meetings', kelas('Etika')],
    ['a class whose meeting cannot be read', kelas('Etika', 'Kamis')],
    ['a class whose day cannot be read', kelas('Etika', meeting({ hari: 4 }))],
    ['a class on that day without hours', kelas('Etika', meeting(4, '', ''))],
    ['a class on that day whose hours cannot be read', kelas('Etika', meeting(4, 'pagi', 'siang'))],
    ['a class whose meetings have another shape', { ...kelas('Etika'), jadwal: { '1': 'x', a: 2 } }],
  ])('with %s', (_, row) => {
    expect(namesOn(classes(row))).toEqual(['Etika'])
  })

  test('with a class or an exam that could not be read', () => {
    expect(unknownOn(classes({}), NOTHING)(DAY)).toEqual({ rows: [], unread: 1 })
    expect(unknownOn([], { ...NOTHING, uas: exams({}) })(DAY)).toEqual({ rows: [], unread: 1 })
  })

  test('with an exam without a readable date or times, or an appointment without times', () => {
    const uts = exams(
      { idMakul: 1, namaMakul: 'Statistika', tanggalUjian: '2026-02-31' },
      { idMakul: 2, namaMakul: 'Logika', tanggalUjian: DAY },
      { idMakul: 3, namaMakul: 'Web', tanggalUjian: '2026-11-13' },
      { idMakul: 4, namaMakul: 'Jaringan', tanggalUjian: null },
    )
    const known = { ...NOTHING, uts, janji: [defence('', '')] }
    expect(namesOn([], known)).toEqual(['UTS Statistika', 'UTS Logika', 'Sidang kerja praktik'])
  })

  test('unless the class meets on another day, or the day is a holiday', () => {
    expect(isDayKnown(unknownOn(classes(kelas('Etika', meeting(5, '', ''))), NOTHING)(DAY))).toBe(true)
    const kalender = [
      {
        idKalender: '1',
        tahun: null,
        semester: null,
        kegiatan: 'Libur',
        kategori: '',
        tanggal: '',
        tanggalMulai: DAY,
        tanggalSelesai: null,
        isLibur: true,
      },
    ]
    expect(namesOn(classes(kelas('Etika')), { ...NOTHING, kalender })).toEqual([])
  })
})

describe('free time', () => {
  const rows = classes(kelas('Pancasila', meeting(4)), kelas('Basis Data', meeting(4, '15.30', '18.00')))
  const freeOn = (found: Listed<JadwalKuliah>, known = NOTHING, isKnown = true) =>
    mingguDated(tanggalMinggu(DAY), timetableOn(found, known), found, () => isKnown).hari[3]?.kosong

  test('lies between the classes of a known day', () => {
    expect(freeOn(rows)).toEqual([{ mulai: 630, selesai: 930 }])
  })

  test('ends where another appointment begins', () => {
    const known = { ...NOTHING, janji: [defence('13.00', '14.00')] }
    expect(freeOn(rows, known)).toEqual([
      { mulai: 630, selesai: 780 },
      { mulai: 840, selesai: 930 },
    ])
  })

  test('is not reduced by a deadline, which is listed for its day', () => {
    const known = { ...NOTHING, janji: [defence('12.30', '13.00', { isDeadline: true })] }
    expect(freeOn(rows, known)).toEqual([{ mulai: 630, selesai: 930 }])
    expect(deadlinesOn(known, DAY, Date.parse('2026-11-12T05:59:00Z')).map(({ nama }) => nama)).toEqual([
      'Sidang kerja praktik',
    ])
  })

  test('is not shown on a day that is not fully known', () => {
    expect(freeOn(rows, NOTHING, false)).toEqual([])
  })

  test('is not shown in a week with a class that is unreadable or has no day', () => {
    for (const odd of [null, readJadwalKuliah(kelas('Etika'))])
      expect(mingguKuliah([...rows, odd]).hari.flatMap(({ kosong }) => kosong)).toEqual([])
  })
})

describe('hours of an appointment', () => {
  test.each([
    ['13.00', '14.30', { jam: { mulai: 780, selesai: 870 }, isEndKnown: true }],
    ['13.00', '', { jam: { mulai: 780, selesai: 840 }, isEndKnown: false }],
    ['', '14.30', { jam: null, isEndKnown: false }],
    ['siang', 'sore', { jam: null, isEndKnown: false }],
  ])('from %j to %j', (jamMulai, jamSelesai, expected) => {
    expect(appointmentHours(jamMulai, jamSelesai)).toEqual(expected)
  })
})

describe('attendance of a class', () => {
  const row = readJadwalKuliah({ idKelas: 'a', presensi: [] })
  const of = (...presensi: unknown[]) => kehadiranOf(readJadwalKuliah({ idKelas: 'a', presensi }), null)

  test('is null while no meeting is marked, and undefined when a mark is unreadable', () => {
    expect(kehadiranOf(row, [])).toBeNull()
    expect(of({ pertemuan: 1, presensi: '' }, { pertemuan: 2 })).toBeNull()
    expect(of('H', { pertemuan: 2, presensi: ['H'] })).toBeUndefined()
  })

  test('is undefined when it may be in an unreadable row', () => {
    expect(kehadiranOf(row, [null])).toBeUndefined()
    expect(kehadiranOf(row, null)).toBeNull()
  })
})
