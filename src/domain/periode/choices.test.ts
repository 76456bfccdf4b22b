// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPeriodeKodeList } from '#generated/client/umum/readers.ts'
import { fromKodePeriode, periodeLabel, toKodePeriode } from './periode.ts'
import { periodeChoices, readPeriodeChoices, tahunChoices } from './periode-choices.ts'

test('[R9-037] in 2026 a student chooses among twelve periods, 2023 Ganjil to 2028 Genap', () => {
  expect(periodeChoices(2026).map(toKodePeriode)).toEqual([
    20231, 20232, 20241, 20242, 20251, 20252, 20261, 20262, 20271, 20272, 20281, 20282,
  ])
  expect(periodeLabel(periodeChoices(2026)[0] ?? { tahun: 0, semester: 0 })).toBe('2022/2023 Ganjil')
})

test('[R3-017] [R9-038] in 2026 the year list begins with 2026 and ends with 1991', () => {
  const years = tahunChoices(2026)
  expect(years).toHaveLength(36)
  expect([years[0], years[1], years.at(-1)]).toEqual([2026, 2025, 1991])
})

test('[R9-037] in every year the choices are in order, each once, and each has a code', () => {
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

test('of the periods that a gateway lists each is a choice once, in its order; a row that names none is left out', () => {
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
