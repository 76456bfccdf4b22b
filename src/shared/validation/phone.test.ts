// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhone, toLocalPhone } from './phone.ts'

test.each(['', null, undefined, '081234567', '08123456789012', '000000000'])(
  '[R5-001] accepts the phone number %j',
  (value) => {
    expect(isPhone(value)).toBe(true)
  },
)

test.each([
  ['starts with 8', '812345678'],
  ['starts with the country code', '+6281234567'],
  ['has 8 digits', '08123456'],
  ['has a hyphen', '0812-345-678'],
  ['has a blank', '0812 345 678'],
  ['has a letter', '0812345678a'],
  ['ends with a line', '081234567\n'],
  ['is blank', ' '],
  ['is Arabic', '٠٨١٢٣٤٥٦٧'],
  ['is a number', 81_234_567],
  ['is a list', ['081234567']],
])('[R5-001] rejects a phone number that %s', (_, value) => {
  expect(isPhone(value)).toBe(false)
})

test('[R5-001] accepts 0 and at least 8 more digits, whatever the digits', () => {
  const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), maxLength: 20 })
  fc.assert(
    fc.property(digits, (rest) => {
      expect(isPhone(`0${rest}`)).toBe(rest.length >= 8)
      expect(isPhone(`8${rest}`)).toBe(false)
    }),
  )
})

test.each([
  ['+62 812-3456-7890', '081234567890'],
  ['62812 3456 7890', '081234567890'],
  ['0062 (812) 3456.7890', '081234567890'],
  ['0812 3456 7890', '081234567890'],
  ['\u202a+62 812‑3456‑7890\u202c', '081234567890'],
  ['+62–812–3456–7890\u200e', '081234567890'],
  ['+62 (0)812 3456 7890', '081234567890'],
  ['081234567', '081234567'],
  ['', ''],
])('[R5-001] converts the phone number %j to %j', (typed, sent) => {
  expect(toLocalPhone(typed)).toBe(sent)
})

test.each(['+62', '+1 812 345 678', '812345678', '+62 812', 'rumah', 62_812_345_678, null])(
  'returns %j unchanged',
  (typed) => {
    expect(toLocalPhone(typed)).toBe(typed)
  },
)
