import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKalenderAkademik } from '#generated/client/info/readers.ts'
import { daysBetween } from '#shared/campus/campus-time.ts'
import { byMonth, letakOf, runningTahun, sortAcara } from './kalender.ts'

const row = (mulai: string | null, selesai: string | null = mulai, tahun: number | null = 2027, kegiatan = mulai) =>
  readKalenderAkademik({ tanggalMulai: mulai, tanggalSelesai: selesai, tahun, kegiatan })
const UTS = row('2026-10-26', '2026-11-06')
const NATAL = row('2026-12-25')

test('sorts the calendar by day in any order of the gateway', () => {
  const backwards = row('2026-12-30', '2026-12-01')
  expect(sortAcara([NATAL, row(null), UTS, backwards]).map(({ mulai, selesai }) => [mulai, selesai])).toEqual([
    ['2026-10-26', '2026-11-06'],
    ['2026-12-25', '2026-12-25'],
    ['2026-12-30', '2026-12-30'],
  ])
})

test.each([
  ['2026-10-25', 'ahead', 1],
  ['2026-10-26', 'now', 0],
  ['2026-11-06', 'now', -11],
  ['2026-11-07', 'past', -12],
] as const)('on %s the midterm exams are %s, and start in %i days', (today, letak, days) => {
  const [uts] = sortAcara([UTS])
  expect(uts && letakOf(uts, today)).toBe(letak)
  expect(daysBetween(today, '2026-10-26')).toBe(days)
})

test('selects the current academic year, or the next one', () => {
  const rows = sortAcara([row('2025-09-01', '2025-09-01', 2026), UTS, row('2027-09-01', '2027-09-01', 2028)])
  expect(runningTahun(rows, '2026-12-01')).toBe(2027)
  expect(runningTahun(rows, '2020-01-01')).toBe(2026)
  expect(runningTahun([], '2020-01-01')).toBeNull()
})

test('places today between the started and the coming entries, in its month', () => {
  const months = byMonth(sortAcara([UTS, NATAL]), '2026-11-24')
  expect(months.map(([month, entries]) => [month, entries.map((entry) => entry?.mulai ?? 'today')])).toEqual([
    ['2026-10', ['2026-10-26']],
    ['2026-11', ['today']],
    ['2026-12', ['2026-12-25']],
  ])
  expect(byMonth(sortAcara([UTS]), '2028-01-01').flatMap(([, entries]) => entries)).not.toContain(null)
})

test('keeps every entry once and sorts the months, for any days', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  const text = day.map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(text), text, (days, today) => {
      const rows = sortAcara(days.map((one) => row(one)))
      const months = byMonth(rows, today)
      const names = months.map(([month]) => month)
      expect(names).toEqual([...new Set(names)].toSorted())
      expect(months.flatMap(([, entries]) => entries).filter((entry) => entry !== null)).toEqual(rows)
    }),
  )
})
