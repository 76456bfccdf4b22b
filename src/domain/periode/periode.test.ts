// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromKodePeriode, periodeLabel, SEMESTER_NAMES, toKodePeriode, toKodePeriodeTahunAwal } from './periode.ts'

test('[R3-001] [R9-046] semesters are called Ganjil, Genap, SP Ganjil and SP Genap', () => {
  expect(SEMESTER_NAMES).toEqual({ 1: 'Ganjil', 2: 'Genap', 3: 'SP Ganjil', 4: 'SP Genap' })
})

test.each([
  [2023, 1, 20231, '20221', '2022/2023 Ganjil'],
  [2027, 1, 20271, '20261', '2026/2027 Ganjil'],
  [2025, 4, 20254, '20244', '2024/2025 SP Genap'],
])('[R3-003] [R3-004] [R3-005] %d and %d are %d, %s and %s', (tahun, semester, kode, alternative, label) => {
  const periode = { tahun, semester }
  expect(toKodePeriode(periode)).toBe(kode)
  expect(toKodePeriodeTahunAwal(periode)).toBe(alternative)
  expect(periodeLabel(periode)).toBe(label)
})

const periode = fc.record({ tahun: fc.integer({ min: 1001, max: 9999 }), semester: fc.integer({ min: 1, max: 4 }) })

test('every period comes back from both of its written forms', () => {
  fc.assert(
    fc.property(periode, (one) => {
      expect(fromKodePeriode(toKodePeriode(one))).toEqual(one)
      expect(fromKodePeriode(String(toKodePeriode(one)))).toEqual(one)
      const first = fromKodePeriode(toKodePeriodeTahunAwal(one))
      expect(first && { ...first, tahun: first.tahun + 1 }).toEqual(one)
    }),
  )
})

test('periods are in the order of their codes', () => {
  fc.assert(
    fc.property(periode, periode, (a, b) => {
      const byYear = a.tahun - b.tahun || a.semester - b.semester
      expect(Math.sign(toKodePeriode(a) - toKodePeriode(b))).toBe(Math.sign(byYear))
    }),
  )
})

test.each(['', '2027', '20270', '20275', '202711', ' 20271', '2027a', 2027.1, Number.NaN])(
  '%j is no period',
  (kode) => {
    expect(fromKodePeriode(kode)).toBeNull()
  },
)

test('a semester that nobody knows shows its number', () => {
  expect(periodeLabel({ tahun: 2027, semester: 9 })).toBe('2026/2027 9')
})
