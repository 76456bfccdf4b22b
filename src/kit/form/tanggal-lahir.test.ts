// @vitest-environment node
import { expect, test } from 'vitest'
import { isTanggalLahirAllowed, latestTanggalLahir } from './tanggal-lahir.ts'

const TODAY = '2026-10-22'

test('[R5-004] [R5-006] [R9-005] a student is at least 15: born 15 years ago today is old enough, a day later is not', () => {
  expect(latestTanggalLahir('mahasiswa', TODAY)).toBe('2011-10-22')
  expect(isTanggalLahirAllowed('mahasiswa', '2011-10-22', TODAY)).toBe(true)
  expect(isTanggalLahirAllowed('mahasiswa', '2011-10-23', TODAY)).toBe(false)
})

test('[R5-005] [R5-006] [R9-005] a parent is at least 30: born 30 years ago today is old enough, a day later is not', () => {
  expect(latestTanggalLahir('orangTua', TODAY)).toBe('1996-10-22')
  expect(isTanggalLahirAllowed('orangTua', '1996-10-22', TODAY)).toBe(true)
  expect(isTanggalLahirAllowed('orangTua', '1996-10-23', TODAY)).toBe(false)
})

test.each(['mahasiswa', 'orangTua'] as const)('without a date nobody (%s) is old enough', (whose) => {
  for (const value of ['', null, undefined, 'kemarin', 0])
    expect(isTanggalLahirAllowed(whose, value, TODAY)).toBe(false)
})
