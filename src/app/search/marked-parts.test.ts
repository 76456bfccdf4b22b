import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { markedParts } from './marked-parts.ts'
import { wordsOf } from './words-of.ts'

/** Returns a title with what is marked in brackets. */
const written = (title: string, typed: string): string =>
  markedParts(title, wordsOf(typed))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

it.each([
  ['Cetak kartu ujian', 'ujian', 'Cetak kartu [ujian]'],
  ['Cetak kartu ujian', 'kar cet', '[Cet]ak [kar]tu ujian'],
  ['UTS 2026', 'uts', '[UTS] 2026'],
  ['Kuesioner', 'kuisioner', '[Kuesioner]'],
  ['Café kampus', 'caf', '[Caf]é kampus'],
  ['Nilai', 'pay', 'Nilai'],
  ['Nilai', '', 'Nilai'],
])('marks in “%s” what is typed as “%s”: %s', (title, typed, marked) => {
  expect(written(title, typed)).toBe(marked)
})

test('loses no letter of any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, typed) => {
      const parts = markedParts(title, wordsOf(typed))
      expect(parts.map(({ text }) => text).join('')).toBe(title)
    }),
  )
})
