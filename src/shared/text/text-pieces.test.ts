// @vitest-environment node
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { textPieces } from './text-pieces.ts'

it.each([
  ['Zoom, ID 812 3344', ['Zoom, ID 812 3344']],
  ['https://zoom.example/j/1', ['*https://zoom.example/j/1']],
  ['Join https://zoom.example/j/1?pwd=a. Passcode 77', ['Join ', '*https://zoom.example/j/1?pwd=a', '. Passcode 77']],
  ['(http://a.example)\nhttps://b.example,', ['(', '*http://a.example', ')\n', '*https://b.example', ',']],
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['https:// kosong', ['https:// kosong']],
  ['', []],
])('splits %j into %j', (text, parts) => {
  expect(textPieces(text).map(({ written, href }) => `${href === null ? '' : '*'}${written}`)).toEqual(parts)
})

test('keeps every character of the text and links http and https addresses only', () => {
  const near = fc
    .array(fc.constantFrom('https://', 'http://', 'a.example', ' ', '\n', '.', ')', 'x'))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(fc.oneof(fc.string(), near), (text) => {
      const pieces = textPieces(text)
      expect(pieces.map(({ written }) => written).join('')).toBe(text)
      for (const { href } of pieces) if (href !== null) expect(href).toMatch(/^https?:\/\//)
    }),
  )
})
