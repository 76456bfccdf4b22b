// @vitest-environment node
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type JadwalUjian,
  readJadwalUjian,
  readJadwalUjianList,
  readPresensiUjianList,
} from '#generated/client/ujian/readers.ts'
import { campusStore } from '#shared/campus/campus-store.ts'
import { UNREADABLE } from '#shared/wire/readers.ts'
import {
  JENIS_UJIAN,
  jenisBerikutnya,
  mergePresensiUjian,
  sortJadwalUjian,
  ujianBerikutnya,
  waktuUjianOf,
} from './jadwal-ujian.ts'

const PART = { jamDatang: '07.55', presensi: 'H', keterangan: 'Tepat waktu', status: 'Hadir' }
const NONE = { jamDatang: '', presensi: '', keterangan: '', status: '' }
const exam = (idMakul: string | number, tanggalUjian: unknown = '2026-10-26'): JadwalUjian =>
  readJadwalUjian({ idMakul, tanggalUjian, ruang: 'R. 1' })
const merge = (jadwal: unknown, presensi: unknown, jenis: 'UTS' | 'UAS' = 'UTS') =>
  mergePresensiUjian(
    readJadwalUjianList({ data: jadwal }).data ?? [],
    readPresensiUjianList({ data: presensi }).data,
    jenis,
  )

test('[R9-026] lists two exam types, UTS and UAS', () => {
  expect(JENIS_UJIAN).toEqual(['UTS', 'UAS'])
})

describe('exams with attendance', () => {
  test.each(['UTS', 'UAS'] as const)(
    '[R3-022] [R9-026] shows the attendance of the %s, not of the other type',
    (jenis) => {
      const other = { ...PART, status: 'Tidak hadir' }
      const parts = jenis === 'UTS' ? { uts: PART, uas: other } : { uts: other, uas: PART }
      expect(merge([exam(42)], [{ idMakul: 42, presensi: parts }], jenis)).toEqual([{ ...exam(42), ...PART }])
    },
  )

  test('[R3-022] assigns each attendance to its own makul, whatever type and order the ids have', () => {
    const presensi = [
      { idMakul: 'B', presensi: { uts: { ...PART, status: 'b' } } },
      { idMakul: '7', presensi: { uts: { ...PART, status: 'seven' } } },
      { idMakul: 'X', presensi: { uts: { ...PART, status: 'x' } } },
    ]
    const merged = merge([exam(7), exam('A'), exam('B')], presensi)
    expect(merged.map((one) => one?.status)).toEqual(['seven', '', 'b'])
    expect(merged[1]).toEqual(exam('A'))
  })

  test('[R3-022] keeps the values of the schedule when the attendance has none', () => {
    const own = { ...exam(42), jamDatang: '08.00', status: 'Terjadwal' }
    expect(merge([own], [{ idMakul: 42, presensi: { uts: { presensi: 'H', status: null } } }])).toEqual([
      { ...own, presensi: 'H' },
    ])
  })

  test.each([
    null,
    undefined,
    'x',
    {},
    [],
    [{ idMakul: 42 }],
    [{ idMakul: 42, presensi: null }],
    [{ idMakul: 42, presensi: { uas: PART } }],
  ])('[R4-042] with the attendance %j returns the plain schedule', (presensi) => {
    expect(merge([exam(42)], presensi)).toEqual([{ ...exam(42), ...NONE }])
  })

  test.each([
    [[null]],
    [['x']],
    [[{}]],
    [[{ presensi: { uts: PART } }]],
    [[{ idMakul: 42, presensi: [PART] }]],
    [[{ idMakul: 42, presensi: { uts: 'H' } }]],
    [[{ idMakul: 42, presensi: { uts: { jamDatang: null, presensi: true, keterangan: '', status: '' } } }]],
  ])('marks the attendance %j as unreadable, never as not marked', (presensi) => {
    expect(merge([exam(42)], presensi)).toEqual([{ ...exam(42), ...NONE, presensi: UNREADABLE }])
  })

  test('marks attendance as unreadable when it may be in a row that could not be read', () => {
    expect(merge([exam(42)], [null, { idMakul: 7, presensi: { uts: PART } }])[0]?.presensi).toBe(UNREADABLE)
    expect(merge([exam(42)], [null, { idMakul: 42, presensi: { uts: PART } }])[0]?.presensi).toBe('H')
  })

  test('keeps an unreadable exam as null, after the others', () => {
    expect(sortJadwalUjian([null, exam(1)])).toEqual([exam(1), null])
    expect(merge([null, exam(1)], [])).toEqual([null, { ...exam(1), ...NONE }])
  })
})

describe('order of exams', () => {
  const ids = (rows: JadwalUjian[]) =>
    sortJadwalUjian(rows)
      .map((one) => one?.idMakul)
      .join('')

  test('[R4-041] is by date, earliest first, across months and years', () => {
    expect(
      ids([exam('d', '2027-01-04'), exam('b', '2026-10-26'), exam('c', '2026-11-02'), exam('a', '2026-09-30')]),
    ).toBe('abcd')
  })

  test('is by start time within a day, with exams without times last', () => {
    const at = (idMakul: string, jamMulai: string) => ({ ...exam(idMakul), jamMulai })
    expect(ids([at('c', '13.00'), at('d', ''), at('a', '8:00'), at('b', '10.30')])).toBe('abcd')
  })

  test("[R4-041] is the gateway's within a day without times, with exams without a readable date last", () => {
    const odd: unknown[] = [null, false, '', '26-10-2026', '2026-02-30', '0001-01-01T00:00:00Z', 20_261_026, {}]
    const rows = [
      ...odd.map((date, index) => exam(index, date)),
      exam('b', '2026-10-27'),
      exam('a', '2026-10-26'),
      exam('c', '2026-10-27'),
    ]
    expect(ids(rows)).toBe('abc01234567')
  })

  test('[R4-041] keeps every exam and does not change the response', () => {
    const date = fc.oneof(
      fc
        .date({ min: new Date(2020, 0), max: new Date(2030, 0), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      fc.constantFrom(null, 'x'),
    )
    fc.assert(
      fc.property(fc.array(date), (dates) => {
        const rows = Object.freeze(dates.map((one, index) => exam(index, one)))
        const sorted = sortJadwalUjian(rows)
        expect(new Set(sorted)).toEqual(new Set(rows))
        const readable = sorted.flatMap((one) => (one?.tanggalUjian?.startsWith('20') ? [one.tanggalUjian] : []))
        expect(readable).toEqual(readable.toSorted())
        expect(sorted.slice(readable.length).every((one) => !one?.tanggalUjian?.startsWith('20'))).toBe(true)
      }),
    )
  })
})

describe('next exam', () => {
  beforeEach(() => campusStore.set('time_zone', 'WITA'))
  afterEach(() => campusStore.clear())
  const at = (tanggalUjian: string | null, jamMulai = '08.00', jamSelesai = '10.00') =>
    readJadwalUjian({ tanggalUjian, jamMulai, jamSelesai, namaMakul: tanggalUjian })
  const msOf = (text: string) => Date.parse(`${text}+08:00`)
  const EXAMS = [at('2026-11-02'), at(null), at('2026-10-26'), at('2026-10-28', '', '')]

  test.each([
    ['2026-10-22T00:00', '2026-10-26'],
    ['2026-10-26T09:59', '2026-10-26'],
    ['2026-10-26T10:00', '2026-10-28'],
    ['2026-10-28T23:59', '2026-10-28'],
    ['2026-10-29T00:00', '2026-11-02'],
    ['2026-11-02T10:00', undefined],
  ])('at %s in the campus time zone is that of %s', (now, expected) => {
    expect(ujianBerikutnya(EXAMS, msOf(now))?.ujian.namaMakul).toBe(expected)
  })

  test.each([
    ['08.00', '10.00', '08:00', '10:00'],
    ['08.00', '', '08:00', '24:00'],
    ['', '', '00:00', '24:00'],
    ['10.00', '08.00', '10:00', '24:00'],
  ])('reads an exam from %j to %j as lasting from %s to %s', (mulai, selesai, from, until) => {
    const waktu = waktuUjianOf(at('2026-10-26', mulai, selesai))
    expect([waktu?.mulai, waktu?.selesai]).toEqual([msOf(`2026-10-26T${from}`), msOf(`2026-10-26T${until}`)])
  })

  test.each([
    ['2026-10-22T00:00', 'UTS'],
    ['2026-11-03T00:00', 'UAS'],
    ['2027-02-01T00:00', 'UTS'],
  ])('at %s selects the %s first', (now, jenis) => {
    expect(jenisBerikutnya({ UTS: EXAMS, UAS: [at('2027-01-10')] }, msOf(now))).toBe(jenis)
  })
})
