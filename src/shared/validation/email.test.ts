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
])('[R5-002] the e-mail address %j is taken', (value) => {
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
])('[R5-002] the e-mail address %j is refused', (value) => {
  expect(isEmail(value)).toBe(false)
})

test('[R5-002] any usual address is taken, and none with a second @ or a blank', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(isEmail(address)).toBe(true)
      expect(isEmail(`${address}@${address}`)).toBe(false)
      expect(isEmail(` ${address}`)).toBe(false)
    }),
  )
})

test('a pasted wall of text is judged at once', () => {
  const since = performance.now()
  expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false)
  expect(performance.now() - since).toBeLessThan(1000)
})
