// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonError } from './json-error.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  ['{"a": true,}', 1, 12],
  ['{\n  "a" true\n}', 2, 7],
  ['{\n  "a": treu\n}', 2, 8],
  ['[1, 2', 1, 6],
  ['', 1, 1],
  ['{"a": "true}', 1, 7],
  ['{"a": 01}', 1, 8],
  ['[1}', 1, 3],
  ['[] []', 1, 4],
  ["{'a': 1}", 1, 2],
  ['{\r\n\r\n"a": ,}', 3, 6],
])('finds in %j the error in line %i, column %i', (text, line, column) => {
  expect(findJsonError(text)).toEqual({ line, column })
})

const snippet = fc
  .array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '"\\x"',
      '1',
      '-0.5e+3',
      '01',
      '-',
      'true',
      'nul',
      '\n',
      ' ',
      '\u00a0',
      '\t',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test('reports an error exactly for invalid JSON, and never behind the end of the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        snippet,
        fc.json(),
        fc.string(),
        fc.json().map((text) => text.slice(0, -1)),
      ),
      (text) => {
        const place = findJsonError(text)
        expect(place === null).toBe(isJson(text))
        if (place) expect(place.line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length)
      },
    ),
    { numRuns: 3000, seed: 19 },
  )
})

test('parses 200 kB of opening brackets without a stack overflow', () => {
  expect(findJsonError('['.repeat(200_000))).toEqual({ line: 1, column: 200_001 })
})
