// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTerbilang } from './terbilang.ts'

test.each([
  [0, 'nol'],
  [-0, 'nol'],
  [1, 'satu'],
  [9, 'sembilan'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [99, 'sembilan puluh sembilan'],
  [100, 'seratus'],
  [101, 'seratus satu'],
  [111, 'seratus sebelas'],
  [200, 'dua ratus'],
  [999, 'sembilan ratus sembilan puluh sembilan'],
  [1000, 'seribu'],
  [1001, 'seribu satu'],
  [1100, 'seribu seratus'],
  [1500, 'seribu lima ratus'],
  [2000, 'dua ribu'],
  [11_000, 'sebelas ribu'],
  [21_000, 'dua puluh satu ribu'],
  [100_000, 'seratus ribu'],
  [101_000, 'seratus satu ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [2_750_000, 'dua juta tujuh ratus lima puluh ribu'],
  [1_000_000_000, 'satu miliar'],
  [1_000_000_001, 'satu miliar satu'],
  [1_000_000_000_000, 'satu triliun'],
  [
    999_999_999_999_999,
    'sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar ' +
      'sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu ' +
      'sembilan ratus sembilan puluh sembilan',
  ],
  [1_000_000_000_000_000, 'seribu triliun'],
  [-15, 'minus lima belas'],
  [-1_000_000, 'minus satu juta'],
])('[R9-044] writes %d as "%s"', (number, text) => {
  expect(formatTerbilang(number)).toBe(text)
})

test.each([0.5, -1.25, 1e15 + 1, -1e15 - 1, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
  '[R9-044] throws a RangeError for %d that names the allowed range',
  (number) => {
    expect(() => formatTerbilang(number)).toThrow(RangeError)
    expect(() => formatTerbilang(number)).toThrow('whole number up to 10^15')
  },
)

const DIGITS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const SCALES: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 }

/** Parses the words back into a number, word by word from the left and independently of the formatter. */
const parse = (text: string): number => {
  const [sign, source] = text.startsWith('minus ') ? [-1, text.slice(6)] : [1, text]
  const plain = source.replace(/\bse(belas|puluh|ratus|ribu)\b/g, 'satu $1')
  let total = 0
  let group = 0
  let digit = 0
  for (const word of plain.split(' ')) {
    const scale = SCALES[word]
    if (scale) [total, group, digit] = [total + (group + digit) * scale, 0, 0]
    else if (word === 'belas') [group, digit] = [group + 10 + digit, 0]
    else if (word === 'puluh') [group, digit] = [group + digit * 10, 0]
    else if (word === 'ratus') [group, digit] = [group + digit * 100, 0]
    else digit = DIGITS.indexOf(word)
  }
  return sign * (total + group + digit)
}

test('[R9-044] writes every amount in words that parse back to it', () => {
  const small = fc.integer({ min: -2_000_000, max: 2_000_000 })
  const whole = fc.oneof(small, fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }))
  fc.assert(
    fc.property(whole, (number) => {
      expect(parse(formatTerbilang(number))).toBe(number)
    }),
    { numRuns: 2000 },
  )
})

test('writes no two amounts alike and never uses "satu ratus" or "satu ribu"', () => {
  const seen = new Map<string, number>()
  for (let number = 0; number <= 12_000; number += 1) {
    const text = formatTerbilang(number)
    expect(seen.get(text)).toBeUndefined()
    seen.set(text, number)
    expect(text).not.toMatch(/(^|(?<!puluh|ratus) )satu (belas|puluh|ratus|ribu)|^ | $| {2}/)
  }
})
