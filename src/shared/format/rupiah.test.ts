// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupiah } from './rupiah.ts'

test.each([
  [0, 'Rp\u00a00'],
  [999, 'Rp\u00a0999'],
  [1000, 'Rp\u00a01.000'],
  [1_500_000, 'Rp\u00a01.500.000'],
  [-2_750_000, '-Rp\u00a02.750.000'],
  [-0, 'Rp\u00a00'],
  [Number.MAX_SAFE_INTEGER, 'Rp\u00a09.007.199.254.740.991'],
])('[R9-041] formats %d rupiah as %s, with a non-breaking space', (rupiah, text) => {
  expect(formatRupiah(rupiah)).toBe(text)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 1e300])('formats %d as a dash', (rupiah) => {
  expect(formatRupiah(rupiah)).toBe('–')
})

test('keeps the digits of any amount and groups them by three', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (rupiah) => {
      const text = formatRupiah(rupiah)
      expect(text).toMatch(/^-?Rp\u00a0\d{1,3}(\.\d{3})*$/)
      expect(Number(text.replace(/[^\d-]/g, ''))).toBe(rupiah === 0 ? 0 : rupiah)
    }),
  )
})
