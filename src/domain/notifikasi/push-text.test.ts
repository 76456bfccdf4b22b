// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pushText } from './push-message.ts'

const FAMILY = '👩‍👩‍👧‍👦'

test.each([
  ['a'.repeat(35), 'a'.repeat(35)],
  ['a'.repeat(36), `${'a'.repeat(35)}…`],
  [FAMILY.repeat(35), FAMILY.repeat(35)],
  [FAMILY.repeat(36), `${FAMILY.repeat(35)}…`],
  ['Libur Nasional', 'Libur Nasional'],
])('[R2-067] [R9-006] shows the title %j as %j', (title, shown) => {
  expect(pushText(title, '').title).toBe(shown)
})

test.each([
  ['b'.repeat(75), 'b'.repeat(75)],
  ['b'.repeat(76), `${'b'.repeat(75)}…`],
  [FAMILY.repeat(76), `${FAMILY.repeat(75)}…`],
])('[R2-068] [R9-006] shows the text %j as %j', (body, shown) => {
  expect(pushText('', body).body).toBe(shown)
})

test('shows every character of a message, as text', () => {
  expect(pushText('Nilai <60 atau >80', ' if (a<b) &amp; c>d ')).toEqual({
    title: 'Nilai <60 atau >80',
    body: 'if (a<b) &amp; c>d',
  })
})

test('limits the length of any message and never throws', () => {
  const segments = (text: string) => [...new Intl.Segmenter('id').segment(text)].length
  fc.assert(
    fc.property(fc.anything(), fc.oneof(fc.anything(), fc.string({ unit: 'grapheme', maxLength: 200 })), (one, two) => {
      const { title, body } = pushText(one, two)
      expect(segments(title)).toBeLessThanOrEqual(36)
      expect(segments(body)).toBeLessThanOrEqual(76)
    }),
  )
})
