// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fromKodePeriode,
  periodeLabel,
  periodeOrder,
  SEMESTER_NAMES,
  toKodePeriode,
  toKodePeriodeTahunAwal,
} from './periode.ts'

test('[R3-001] [R9-046] names the semesters Ganjil, Genap, SP Ganjil and SP Genap', () => {
  expect(SEMESTER_NAMES).toEqual({ 1: 'Ganjil', 2: 'Genap', 3: 'SP Ganjil', 4: 'SP Genap' })
})

test.each([
  [2023, 1, 20231, '20221', '2022/2023 Ganjil'],
  [2027, 1, 20271, '20261', '2026/2027 Ganjil'],
  [2025, 4, 20254, '20244', '2024/2025 SP Genap'],
])('[R3-003] [R3-004] [R3-005] converts %d and %d to %d, %s and %s', (tahun, semester, kode, alternative, label) => {
  const periode = { tahun, semester }
  expect(toKodePeriode(periode)).toBe(kode)
  expect(toKodePeriodeTahunAwal(periode)).toBe(alternative)
  expect(periodeLabel(periode)).toBe(label)
})

const periode = fc.record({ tahun: fc.integer({ min: 1001, max: 9999 }), semester: fc.integer({ min: 1, max: 4 }) })

test('parses every period back from both of its codes', () => {
  fc.assert(
    fc.property(periode, (one) => {
      expect(fromKodePeriode(toKodePeriode(one))).toEqual(one)
      expect(fromKodePeriode(String(toKodePeriode(one)))).toEqual(one)
      const first = fromKodePeriode(toKodePeriodeTahunAwal(one))
      expect(first && { ...first, tahun: first.tahun + 1 }).toEqual(one)
    }),
  )
})

test('sorts periods by year, and within a year as Ganjil, SP Ganjil, Genap, SP Genap', () => {
  const RUNS = [1, 3, 2, 4]
  fc.assert(
    fc.property(periode, periode, (a, b) => {
      const byTime = a.tahun - b.tahun || RUNS.indexOf(a.semester) - RUNS.indexOf(b.semester)
      expect(Math.sign(periodeOrder(a) - periodeOrder(b))).toBe(Math.sign(byTime))
    }),
  )
})

test('sorts an unknown semester last in its year', () => {
  const order = [
    { tahun: 2027, semester: 1 },
    { tahun: 2026, semester: 9 },
    { tahun: 2026, semester: 4 },
  ]
  expect(order.toSorted((a, b) => periodeOrder(a) - periodeOrder(b)).map(({ semester }) => semester)).toEqual([4, 9, 1])
})

test.each(['', '2027', '20270', '20275', '202711', ' 20271', '2027a', 2027.1, Number.NaN])(
  'rejects the code %j',
  (kode) => {
    expect(fromKodePeriode(kode)).toBeNull()
  },
)

test('shows the number of an unknown semester', () => {
  expect(periodeLabel({ tahun: 2027, semester: 9 })).toBe('2026/2027 9')
})
