// @vitest-environment node
import { expect, test } from 'vitest'
import { isTanggalLahirAllowed, latestTanggalLahir } from './tanggal-lahir.ts'

const TODAY = '2026-10-22'

test('[R5-004] [R5-006] [R9-005] accepts a student aged exactly 15 today and rejects one born a day later', () => {
  expect(latestTanggalLahir('mahasiswa', TODAY)).toBe('2011-10-22')
  expect(isTanggalLahirAllowed('mahasiswa', '2011-10-22', TODAY)).toBe(true)
  expect(isTanggalLahirAllowed('mahasiswa', '2011-10-23', TODAY)).toBe(false)
})

test('[R5-005] [R5-006] [R9-005] accepts a parent aged exactly 30 today and rejects one born a day later', () => {
  expect(latestTanggalLahir('orangTua', TODAY)).toBe('1996-10-22')
  expect(isTanggalLahirAllowed('orangTua', '1996-10-22', TODAY)).toBe(true)
  expect(isTanggalLahirAllowed('orangTua', '1996-10-23', TODAY)).toBe(false)
})

test.each(['mahasiswa', 'orangTua'] as const)('rejects a missing or invalid date (%s)', (whose) => {
  for (const value of ['', null, undefined, 'kemarin', 0])
    expect(isTanggalLahirAllowed(whose, value, TODAY)).toBe(false)
})
