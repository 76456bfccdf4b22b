import { expect, test } from 'vitest'
import { formatRentang } from './rentang.ts'

test.each([
  ['2026-10-26', '2026-11-06', 'id', '26 Oktober – 06 November 2026'],
  ['2026-09-07', '2026-09-11', 'id', '07–11 September 2026'],
  ['2026-09-07', '2027-09-11', 'en', '07 September 2026 – 11 September 2027'],
  ['2026-12-28', '2027-01-03', 'en', '28 December 2026 – 03 January 2027'],
  ['2026-12-25', '2026-12-25', 'id', '25 Desember 2026'],
  ['2026-12-25', '2026-12-24', 'id', '25 Desember 2026'],
  ['2026-12-25', null, 'en', '25 December 2026'],
  [null, '2026-12-25', 'id', '25 Desember 2026'],
  [null, null, 'id', ''],
  ['2026-10-25T17:30:00Z', '2026-10-26', 'id', '26 Oktober 2026'],
])('formats %s to %s in %s as %s', (from, until, language, text) => {
  expect(formatRentang(from, until, language)).toBe(text)
})
