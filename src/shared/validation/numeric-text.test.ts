// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanNumericText,
  cleanPastedNumber,
  digitsOnly,
  finishNumericText,
  losesDecimals,
  numericWireText,
} from './numeric-text.ts'

const DECIMAL = { decimal: true }
const UNSIGNED = { unsigned: true }

describe('typed number', () => {
  test.each([
    ['12', {}, '12'],
    ['12a', {}, '12'],
    ['1,5', {}, '1'],
    ['1.5', {}, '1'],
    [',5', {}, ''],
    ['1,5', DECIMAL, '1,5'],
    ['1.5', DECIMAL, '1.5'],
    ['1,', DECIMAL, '1,'],
    [',5', DECIMAL, ',5'],
    ['1.5.', DECIMAL, '1.5'],
    ['1,5.2', DECIMAL, '1,52'],
    ['-', {}, '-'],
    ['-', UNSIGNED, ''],
    ['-5', {}, '-5'],
    ['−5', {}, '-5'],
    ['-5', UNSIGNED, '5'],
    ['5-', {}, '5'],
    ['5-3', {}, '53'],
    ['--5', {}, '-5'],
    [',-5', DECIMAL, ',5'],
    ['+5', {}, '5'],
    ['1e5', {}, '15'],
    ['٣', {}, ''],
    ['', DECIMAL, ''],
    ['5.000.', DECIMAL, '5000'],
    ['5.000.000', DECIMAL, '5000000'],
    ['1.500.000,5', DECIMAL, '1500000,5'],
    ['5.000,5', DECIMAL, '5000,5'],
    ['5.000', DECIMAL, '5.000'],
  ])('[R5-010] reduces %j under the rules %j to %j', (typed, rules, text) => {
    expect(cleanNumericText(typed, rules)).toBe(text)
  })

  test('[R5-010] keeps digits, one separator and a leading minus, and is idempotent', () => {
    const rule = fc.record({ decimal: fc.boolean(), unsigned: fc.boolean() })
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('0159.,-− a')) }))
    fc.assert(
      fc.property(typed, rule, (text, rules) => {
        const clean = cleanNumericText(text, rules)
        const shape = `^${rules.unsigned ? '' : '-?'}[0-9]*${rules.decimal ? '[.,]?[0-9]*' : ''}$`
        expect(clean).toMatch(new RegExp(shape))
        expect(cleanNumericText(clean, rules)).toBe(clean)
        expect(digitsOnly(clean)).toBe(digitsOnly(rules.decimal ? text : (text.split(/[.,]/)[0] ?? '')))
      }),
    )
  })
})

describe('pasted number', () => {
  test.each([
    ['1.500.000', DECIMAL, '1500000'],
    ['1.500.000', {}, '1500000'],
    ['Rp 1.500.000,50', DECIMAL, '1500000,50'],
    ['Rp. 1.500.000,50', DECIMAL, '1500000,50'],
    ['Rp.500', DECIMAL, '500'],
    ['1,500,000.50', DECIMAL, '1500000.50'],
    ['Rp\u00a0500.000,-', DECIMAL, '500000'],
    ['Rp 500.000,-', {}, '500000'],
    ['1 500 000', {}, '1500000'],
    ['1.500', {}, '1500'],
    ['1.500', DECIMAL, '1.500'],
    ['0.500', {}, '0'],
    ['1.5', {}, '1'],
    ['1.500,75', {}, '1500'],
    ['1500,00', {}, '1500'],
    [',5', DECIMAL, ',5'],
    ['5.', DECIMAL, '5'],
    [' 12 SKS\n', {}, '12'],
    ['-3,25', DECIMAL, '-3,25'],
    ['Rp. -500', {}, '-500'],
    ['-500', UNSIGNED, '500'],
    ['semester-5', {}, '5'],
    ['x', DECIMAL, ''],
    ['', DECIMAL, ''],
  ])('[R5-011] reduces %j under the rules %j to %j', (pasted, rules, text) => {
    expect(cleanPastedNumber(pasted, rules)).toBe(text)
  })

  test.each([
    ['1,5', {}, true],
    ['1.500,75', {}, true],
    ['1500,00', {}, false],
    ['1.500', {}, false],
    ['15', {}, false],
    ['1,5', DECIMAL, false],
  ])('loses decimals when %j is pasted under the rules %j: %s', (pasted, rules, isTold) => {
    expect(losesDecimals(pasted, rules)).toBe(isTold)
  })

  test.each(['1,5', '1.5', '-12,5', '0,25', ',5'])(
    'returns for a pasted %s the same integer as for a typed one (B5)',
    (text) => {
      expect(cleanPastedNumber(text)).toBe(cleanNumericText(text))
    },
  )

  test('[R5-011] returns only text that the field accepts', () => {
    const rule = fc.record({ decimal: fc.boolean(), unsigned: fc.boolean() })
    const pasted = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('0159.,-− R')) }))
    fc.assert(
      fc.property(pasted, rule, (text, rules) => {
        const clean = cleanPastedNumber(text, rules)
        expect(cleanNumericText(clean, rules)).toBe(clean)
      }),
    )
  })

  test.each(['id-ID', 'en-US'])('[R5-011] parses any amount formatted in %s', (locale) => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(amount, fc.boolean(), (value, hasDecimals) => {
        const written = (value / 100).toLocaleString(locale, {
          minimumFractionDigits: hasDecimals ? 2 : 0,
          maximumFractionDigits: 2,
        })
        const whole = Math.trunc(value / 100)
        if (hasDecimals)
          expect(Number(numericWireText(cleanPastedNumber(written, DECIMAL)))).toBeCloseTo(value / 100, 5)
        expect(Number(cleanPastedNumber(whole.toLocaleString(locale)))).toBeCloseTo(whole, 5)
      }),
    )
  })
})

test.each([
  ['1.50', '1.5', '1.5'],
  ['1,50', '1,5', '1.5'],
  ['1,00', '1', '1'],
  ['1,05', '1,05', '1.05'],
  ['1,', '1', '1'],
  [',5', '0,5', '0.5'],
  ['-,5', '-0,5', '-0.5'],
  ['100', '100', '100'],
  ['007', '007', '007'],
  ['-', '', ''],
  [',', '', ''],
  ['-.', '', ''],
  ['', '', ''],
  ['-0', '0', '0'],
  ['-0,00', '0', '0'],
  ['abc', '', ''],
])('[R5-012] formats %j on blur as %j and sends %j', (typed, seen, sent) => {
  expect(finishNumericText(typed)).toBe(seen)
  expect(numericWireText(typed)).toBe(sent)
})

test('[R5-012] sends the typed number without trailing zeros', () => {
  const whole = fc.integer({ min: -9999, max: 9999 }).map(String)
  const decimals = fc.string({ unit: fc.constantFrom(...Array.from('0015')), maxLength: 6 })
  fc.assert(
    fc.property(whole, fc.constantFrom(',', '.'), decimals, (before, separator, after) => {
      const sent = numericWireText(before + separator + after)
      expect(sent).toMatch(/^-?\d+(\.\d*[1-9])?$/)
      expect(Number(sent)).toBe(Number(`${before}.${after || '0'}`) + 0)
      expect(finishNumericText(finishNumericText(before + separator + after))).toBe(sent.replace('.', separator))
    }),
  )
})

test.each([
  ['081-234 567', '081234567'],
  ['-1,5', '15'],
  ['', ''],
  ['abc', ''],
  ['٣4', '4'],
])('[R5-013] digitsOnly reduces %j to %j', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept)
})
