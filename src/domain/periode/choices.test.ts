// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPeriodeKodeList } from '#generated/client/umum/readers.ts'
import { fromKodePeriode, periodeLabel, toKodePeriode } from './periode.ts'
import { periodeChoices, readPeriodeChoices, tahunChoices } from './periode-choices.ts'

test('[R9-037] offers twelve periods in 2026, from 2023 Ganjil to 2028 Genap', () => {
  expect(periodeChoices(2026).map(toKodePeriode)).toEqual([
    20231, 20232, 20241, 20242, 20251, 20252, 20261, 20262, 20271, 20272, 20281, 20282,
  ])
  expect(periodeLabel(periodeChoices(2026)[0] ?? { tahun: 0, semester: 0 })).toBe('2022/2023 Ganjil')
})

test('[R3-017] [R9-038] lists the years from 2026 down to 1991 in 2026', () => {
  const years = tahunChoices(2026)
  expect(years).toHaveLength(36)
  expect([years[0], years[1], years.at(-1)]).toEqual([2026, 2025, 1991])
})

test('[R9-037] offers choices in order, each once and with a code, in every year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2990 }), (year) => {
      const choices = periodeChoices(year)
      const codes = choices.map(toKodePeriode)
      expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b))
      expect(codes.map(fromKodePeriode)).toEqual(choices)
      expect(choices.filter(({ tahun }) => tahun === year)).toHaveLength(2)
    }),
  )
})

test('offers each period of the gateway once in its order, and omits a row that names none', () => {
  const rows = [
    { tahun: 2027, semester: 2 },
    { tahun: '2027', semester: '1' },
    null,
    { tahun: 2027, semester: 9 },
    { tahun: 2027, semester: 2, label: 'lagi' },
    { label: 'tanpa tahun' },
  ]
  const { data } = readPeriodeKodeList({ data: rows })
  expect(readPeriodeChoices(data ?? []).map(toKodePeriode)).toEqual([20272, 20271])
})
