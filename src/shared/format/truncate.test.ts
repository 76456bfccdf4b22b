// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['abcd', 0, '…'],
  ['', 0, ''],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
  ['🇮🇩🇮🇩🇮🇩', 3, '🇮🇩🇮🇩🇮🇩'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
  ['é🙏🏽x', 2, 'é🙏🏽…'],
])('truncates %j to %d characters as %j', (text, max, cut) => {
  expect(truncate(text, max)).toBe(cut)
})

const count = (text: string) => [...new Intl.Segmenter('id').segment(text)].length
const readable = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '👩‍👩‍👧', '🇮🇩', '🙏🏽', '.') })

test('returns a prefix of a long text and a short text unchanged', () => {
  fc.assert(
    fc.property(readable, fc.integer({ min: 0, max: 12 }), (text, max) => {
      const cut = truncate(text, max)
      const isShort = count(text) <= max
      const kept = isShort ? cut : cut.slice(0, -1)
      expect(cut).toBe(isShort ? text : `${kept}…`)
      expect(text.startsWith(kept)).toBe(true)
      expect(count(kept)).toBe(Math.min(max, count(text)))
    }),
  )
})
