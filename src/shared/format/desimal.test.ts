// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatAngka, formatDesimal, roundHalfUp } from './desimal.ts'

/** Rounds half up with integers only: value is scaled / 10^digits. */
const reference = (scaled: bigint, digits: number, decimals: number): string => {
  const abs = scaled < 0n ? -scaled : scaled
  const wide = abs * 10n ** BigInt(decimals)
  const unit = 10n ** BigInt(digits)
  const rounded = (wide * 2n + unit) / (unit * 2n)
  const text = rounded.toString().padStart(decimals + 1, '0')
  const point = decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  return scaled < 0n && rounded !== 0n ? `-${point}` : point
}

describe('rounding half up', () => {
  it.each([
    [3.505, 2, '3.51'],
    [2.345, 2, '2.35'],
    [1.005, 2, '1.01'],
    [85.714_285_714_285_71, 2, '85.71'],
    [0.005, 2, '0.01'],
    [-0.004, 2, '0.00'],
    [-2.345, 2, '-2.35'],
    [9.999, 2, '10.00'],
    [3.5, 0, '4'],
    [4, 4, '4.0000'],
    [3.510_05, 4, '3.5101'],
    [1e-7, 2, '0.00'],
    [5e-7, 6, '0.000001'],
  ])('rounds %d to %d decimals as %s', (value, decimals, text) => {
    expect(roundHalfUp(value, decimals)).toBe(text)
  })

  it('agrees with integer arithmetic for every decimal in the range of grades', () => {
    const grades = fc.record({
      scaled: fc.bigInt({ min: -999_999_999n, max: 999_999_999n }),
      digits: fc.integer({ min: 0, max: 6 }),
      decimals: fc.integer({ min: 0, max: 6 }),
    })
    fc.assert(
      fc.property(grades, ({ scaled, digits, decimals }) => {
        const value = Number(`${scaled}e-${digits}`)
        expect(roundHalfUp(value, decimals)).toBe(reference(scaled, digits, decimals))
      }),
      { numRuns: 2000 },
    )
  })

  it('changes a number by at most half a unit of the last decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(Math.abs(Number(roundHalfUp(value, decimals)) - value)).toBeLessThanOrEqual(0.500_001 * 10 ** -decimals)
      }),
    )
  })
})

test.each([
  [3.51, 'id', '3,51'],
  [3.51, 'en', '3.51'],
  [1234.5, 'id', '1234,50'],
])('[R9-039] formats %d in the language %s as %s', (value, language, text) => {
  expect(formatDesimal(value, 2, language)).toBe(text)
})

test.each([
  [85, 'id', '85'],
  [85.5, 'id', '85,5'],
  [85.25, 'en', '85.25'],
])('formats %d in the language %s with its own decimals as %s', (value, language, text) => {
  expect(formatAngka(value, language)).toBe(text)
})

it.each([1e21, 1.5e300])('formats an out-of-range grade of %d without throwing', (value) => {
  expect(() => roundHalfUp(value, 2)).not.toThrow()
})
