// @vitest-environment node
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { charactersOf } from './characters.ts'

const segmented = (text: string) => [...new Intl.Segmenter('id').segment(text)].map(({ segment }) => segment)
const people = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    'é',
    'e\u0301',
    '👩‍👩‍👧',
    '🇮🇩',
    '🙏🏽',
    '❤️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '.',
  ),
})

describe.each([true, false])('in a browser with a segmenter: %s', (hasSegmenter) => {
  const { Segmenter, ...others } = Object.fromEntries(
    Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name) as unknown]),
  )
  beforeEach(() => vi.stubGlobal('Intl', hasSegmenter ? { ...others, Segmenter } : others))
  afterEach(() => vi.unstubAllGlobals())

  test('splits text into user-perceived characters', () => {
    fc.assert(
      fc.property(people, (text) => {
        const characters = charactersOf(text)
        vi.unstubAllGlobals()
        expect(characters).toEqual(segmented(text))
        vi.stubGlobal('Intl', hasSegmenter ? { ...others, Segmenter } : others)
      }),
    )
  })
})

test('splits a long text in pieces without breaking a character', () => {
  const unit = 'a👩‍👩‍👧e\u0301🇮🇩'
  const long = unit.repeat(600)
  for (const lead of ['', 'b', 'bc', 'bcd', 'bcde']) expect(charactersOf(lead + long)).toEqual(segmented(lead + long))
  expect(charactersOf('a'.repeat(200_000))).toHaveLength(200_000)
})
