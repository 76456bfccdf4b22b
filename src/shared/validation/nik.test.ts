// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNik, isUnusualNik } from './nik.ts'

test.each(['', null, undefined, '3374010101050001', '33740101010500012'])('[R5-003] accepts the NIK %j', (value) => {
  expect(isNik(value)).toBe(true)
})

test.each([
  ['has 15 digits', '337401010105000'],
  ['has a blank', '3374 0101 0105 0001'],
  ['has a letter', '337401010105000X'],
  ['is blank', '                '],
  ['ends with a line', '3374010101050001\n'],
  ['is a number', 3_374_010_101_050_001],
])('[R5-003] rejects a NIK that %s', (_, value) => {
  expect(isNik(value)).toBe(false)
})

test('[R5-003] accepts 16 or more digits and marks more than 16 as unusual', () => {
  const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 24 })
  fc.assert(
    fc.property(digits, (text) => {
      expect(isNik(text)).toBe(text.length >= 16)
      expect(isUnusualNik(text)).toBe(text.length > 16)
    }),
  )
})

test('does not mark an empty NIK as unusual', () => {
  expect(isUnusualNik('')).toBe(false)
})
