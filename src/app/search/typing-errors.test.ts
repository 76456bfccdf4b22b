import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isOneErrorAway, typingErrors } from './typing-errors.ts'

it.each([
  ['', '', 0],
  ['nilai', 'nilai', 0],
  ['nilai', 'nila', 1],
  ['nilai', 'nilaii', 1],
  ['nilai', 'nulai', 1],
  ['nilai', 'nlial', 2],
  ['nilai', 'niali', 1],
  ['ab', 'ba', 1],
  ['', 'nilai', 5],
  ['kuesioner', 'kuosionar', 2],
])('counts between “%s” and “%s” %i typing errors', (a, b, errors) => {
  expect(typingErrors(a, b)).toBe(errors)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), maxLength: 9 })

describe('typing errors of any words', () => {
  test('are none for equal words only, the same in both directions, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const errors = typingErrors(a, b)
        expect(errors === 0).toBe(a === b)
        expect(typingErrors(b, a)).toBe(errors)
        expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(errors).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      }),
    )
  })

  test('are at most one after one letter is removed, added, replaced or swapped', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    fc.assert(
      fc.property(word, fc.nat(9), letter, (before, at, one) => {
        const [start, rest] = [before.slice(0, at), before.slice(at)]
        const edits = [
          `${start}${rest.slice(1)}`,
          `${start}${one}${rest}`,
          `${start}${one}${rest.slice(1)}`,
          `${start}${rest.slice(1, 2)}${rest.slice(0, 1)}${rest.slice(2)}`,
        ]
        for (const after of edits) expect(typingErrors(before, after)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('are at most one exactly where the faster check says so', () => {
    const near = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 })
    fc.assert(
      fc.property(near, near, (a, b) => {
        expect(isOneErrorAway(a, b)).toBe(typingErrors(a, b) <= 1)
      }),
      { numRuns: 2000 },
    )
  })
})
