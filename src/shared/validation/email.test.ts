// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  '',
  null,
  undefined,
  'sekar@arunika.example',
  'Sekar.Ayu+krs@mhs.arunika.ac.id',
  "o'brien_1@a-b.id",
  '1@2.id',
  `a@${'b'.repeat(63)}.id`,
])('[R5-002] accepts the email %j', (value) => {
  expect(isEmail(value)).toBe(true)
})

test.each([
  'sekar',
  'sekar@',
  '@arunika.example',
  'sekar@arunika',
  'sekar@@arunika.example',
  'sekar@arunika..example',
  'sekar@-arunika.example',
  'sekar@arunika-.example',
  'sekar@arunika.example.',
  'sekar ayu@arunika.example',
  'sekar@arunika.example ',
  'sekar@arunika.example\n',
  'sekar@arunika.example, ayu@arunika.example',
  'sekar(ayu)@arunika.example',
  'sékar@arunika.example',
  `a@${'b'.repeat(64)}.id`,
  ' ',
  5,
  {},
])('[R5-002] rejects the email %j', (value) => {
  expect(isEmail(value)).toBe(false)
})

test('[R5-002] accepts common addresses and rejects a second @ or a space', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(isEmail(address)).toBe(true)
      expect(isEmail(`${address}@${address}`)).toBe(false)
      expect(isEmail(` ${address}`)).toBe(false)
    }),
  )
})

test('validates a very long text within a second', () => {
  const since = performance.now()
  expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false)
  expect(performance.now() - since).toBeLessThan(1000)
})
