import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Entry } from './entry.ts'
import { FIT, findHits, suggestionFor } from './find-hits.ts'
import { plainOf, wordsOf } from './words-of.ts'

const entry = (title: string, also: readonly string[] = [], rest: Partial<Entry> = {}): Entry => ({
  key: title,
  kind: 'halaman',
  title,
  also,
  to: '/x',
  line: '',
  reason: '',
  icon: '',
  ...rest,
})
const ENTRIES = [
  entry('Biaya kuliah', ['Tuition fees', 'bayar', 'uang kuliah', 'ukt']),
  entry('Bayar tagihan', ['Pay bills', 'spp'], { kind: 'tindakan' }),
  entry('Jadwal dan presensi', ['Schedule and attendance', 'absen', 'ujian']),
  entry('Nilai', ['Grades', 'ipk', 'transkrip']),
  entry('Pencarian nilai', []),
  entry('Kuesioner', ['Questionnaires', 'angket']),
  entry('Wisuda', ['Graduation', 'ijazah']),
  entry('Café kampus', []),
]
const titlesOf = (typed: string) => findHits(ENTRIES, typed).map((hit) => hit.entry.title)

it.each([
  ['NILAI', ['Nilai', 'Pencarian nilai'], 'exact title before a word of a title'],
  ['nil', ['Nilai', 'Pencarian nilai'], 'beginning of a title before a word of it'],
  ['grades', ['Nilai'], 'name in the other language'],
  ['bayar', ['Bayar tagihan', 'Biaya kuliah'], 'title before search word'],
  ['kuliah uang', ['Biaya kuliah'], 'words in any order'],
  ['tagihan bayar', ['Bayar tagihan'], 'words of a title in any order'],
  ['cafe', ['Café kampus'], 'without diacritics'],
  ['CAFÉ', ['Café kampus'], 'with diacritics'],
  ['presensi!', ['Jadwal dan presensi'], 'punctuation'],
  ['kuisioner', ['Kuesioner'], 'replaced letter'],
  ['kusioner', ['Kuesioner'], 'missing letter'],
  ['kueesioner', ['Kuesioner'], 'added letter'],
  ['keusioner', ['Kuesioner'], 'swapped letters'],
  ['kuisi', ['Kuesioner'], 'typing error in a word that is not complete'],
  ['muesi', [], 'no typing error in the first letter of a word that is not complete'],
  ['muesioner', ['Kuesioner'], 'replaced first letter of a complete word'],
  ['ijasah', ['Wisuda'], 'typing error in a search word'],
  ['kampu', ['Café kampus'], 'beginning of a word'],
  ['nlai', ['Nilai', 'Pencarian nilai'], 'typing error in four letters'],
  ['ipl', [], 'no typing error in three letters'],
  ['bayar nilai', [], 'every word has to fit'],
  ['', [], 'nothing'],
  ['  … ', [], 'no word'],
])('“%s” finds %j: %s', (typed, titles) => {
  expect(titlesOf(typed)).toEqual(titles)
})

describe('a hit', () => {
  it.each([
    ['nilai', FIT.title, ''],
    ['biaya', FIT.titleStart, ''],
    ['kuliah', FIT.titleWord, ''],
    ['uang', FIT.searchWord, 'uang kuliah'],
    ['biaya ukt', FIT.searchWord, 'ukt'],
    ['biyaa', FIT.typo, ''],
    ['ijazak', FIT.typo, 'ijazah'],
  ])('for “%s” has the fit %i because of “%s”', (typed, fit, because) => {
    expect(findHits(ENTRIES, typed)[0]).toMatchObject({ fit, because })
  })
})

it('guesses the rest of a misspelt word only where nothing fits better', () => {
  const both = [entry('Beasiswa'), entry('Basis data')]
  const found = (entries: Entry[]) => findHits(entries, 'basis').map((hit) => hit.entry.title)
  expect(found(both)).toEqual(['Basis data'])
  expect(found(both.slice(0, 1))).toEqual(['Beasiswa'])
})

it('prefers screens of this campus among entries that fit equally', () => {
  const hidden = entry('Tracer study', [], { reason: 'hidden' })
  const shown = entry('Tracer alumni')
  expect(findHits([hidden, shown], 'tracer').map((hit) => hit.entry)).toEqual([shown, hidden])
})

it('keeps the order of entries that fit equally', () => {
  const equal = ['Satu nilai', 'Dua nilai', 'Tiga nilai'].map((title) => entry(title))
  expect(findHits(equal, 'nilai').map((hit) => hit.entry)).toEqual(equal)
})

it.each([
  ['kuosionar', 'kuesioner'],
  ['ijsah', 'ijazah'],
  ['bayar nilai', null], // each word is known
  ['xyzzyx', null],
  ['ukz', null],
])('suggests for “%s” the spelling %j', (typed, suggestion) => {
  expect(suggestionFor(ENTRIES, typed)).toBe(suggestion)
})

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'd', 'e', 'i', 'k', 'l', 'n', 'r', 's', 'u'),
  minLength: 1,
  maxLength: 9,
})
const titles = fc.array(letters, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

describe('any text', () => {
  test('is in the same form after normalisation, and has no empty word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = wordsOf(text)
        expect(words).not.toContain('')
        expect(wordsOf(words.join(' '))).toEqual(words)
        expect(plainOf(plainOf(text))).toBe(plainOf(text))
      }),
    )
  })

  test('never throws, and finds entries of the list only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const hit of findHits(ENTRIES, typed)) expect(ENTRIES).toContain(hit.entry)
        suggestionFor(ENTRIES, typed)
      }),
    )
  })

  test('finds an entry by the beginnings of its words, in any order and case', () => {
    const typedOf = (title: string) =>
      fc
        .shuffledSubarray(title.split(' '), { minLength: 1 })
        .chain((words) =>
          fc.tuple(...words.map((word) => fc.integer({ min: 1, max: word.length }).map((n) => word.slice(0, n)))),
        )
        .map((words) => words.join(' ').toUpperCase())
    fc.assert(
      fc.property(
        titles.chain((title) => fc.tuple(fc.constant(title), typedOf(title))),
        ([title, typed]) => {
          const [hit] = findHits([entry(title)], typed)
          expect(hit?.fit).toBeLessThanOrEqual(FIT.titleWord)
        },
      ),
    )
  })

  test('orders entries by their fit, and a longer text never finds more', () => {
    const lists = fc
      .array(titles, { maxLength: 6 })
      .map((all) => all.map((title, at) => entry(title, [], { key: `${at}` })))
    fc.assert(
      fc.property(lists, letters, letters, (entries, first, second) => {
        const hits = findHits(entries, first)
        expect(hits.map(({ fit }) => fit)).toEqual(hits.map(({ fit }) => fit).toSorted((a, b) => a - b))
        const found = new Set(hits.map((hit) => hit.entry))
        for (const { entry: one, fit } of findHits(entries, `${first} ${second}`))
          expect(fit === FIT.guess || found.has(one)).toBe(true)
      }),
    )
  })
})
