// @vitest-environment node
import { expect, test } from 'vitest'
import { formatRomawi } from './romawi.ts'

test.each([
  [1, 'I'],
  [3, 'III'],
  [4, 'IV'],
  [5, 'V'],
  [8, 'VIII'],
  [9, 'IX'],
  [14, 'XIV'],
  [40, 'XL'],
  [90, 'XC'],
  [400, 'CD'],
  [900, 'CM'],
  [1994, 'MCMXCIV'],
  [2026, 'MMXXVI'],
  [3999, 'MMMCMXCIX'],
])('[R9-045] formats %d as %s', (number, text) => {
  expect(formatRomawi(number)).toBe(text)
})

test.each([0, -1, 4000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('[R9-045] throws a RangeError for %d', (number) => {
  expect(() => formatRomawi(number)).toThrow(RangeError)
  expect(() => formatRomawi(number)).toThrow('from 1 to 3999')
})

const WORTH: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }
/** Parses a Roman numeral: a letter before a larger one is subtracted, any other is added. */
const parse = (text: string): number =>
  Array.from(text).reduce((sum, letter, index, letters) => {
    const worth = WORTH[letter] ?? 0
    return sum + (worth < (WORTH[letters[index + 1] ?? ''] ?? 0) ? -worth : worth)
  }, 0)
const WELL_FORMED = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/

test('[R9-045] writes every number up to 3999 as a well-formed numeral that parses back to it', () => {
  for (let number = 1; number <= 3999; number += 1) {
    const text = formatRomawi(number)
    expect(text).toMatch(WELL_FORMED)
    expect(parse(text)).toBe(number)
  }
})
