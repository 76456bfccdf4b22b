import { expect, it } from 'vitest'
import type { Entry, Kind } from './entry.ts'
import { FIT, type Hit } from './find-hits.ts'
import { groupsOf, snippetOf } from './options-of.ts'

const hit = (key: string, kind: Kind, fit: Hit['fit']): Hit => ({
  entry: { key, kind, title: key, also: [], to: '/x', line: '', reason: '', icon: '' } satisfies Entry,
  fit,
  because: '',
})
const shown = (hits: Hit[]) => groupsOf(hits).map(({ name, hits: own }) => [name, own.map((one) => one.entry.key)])

it.each([
  [[], []],
  [
    [hit('a', 'halaman', FIT.title), hit('b', 'tindakan', FIT.titleWord)],
    [
      ['tindakan', ['b']],
      ['halaman', ['a']],
    ],
  ],
  [
    [hit('a', 'halaman', FIT.title), hit('b', 'berita', FIT.titleWord), hit('c', 'halaman', FIT.typo)],
    [
      ['best', ['a']],
      ['halaman', ['c']],
      ['berita', ['b']],
    ],
  ],
  [
    [hit('a', 'makul', FIT.searchWord), hit('b', 'makul', FIT.searchWord), hit('c', 'panduan', FIT.typo)],
    [
      ['makul', ['a', 'b']],
      ['panduan', ['c']],
    ],
  ],
])('divides hits into groups (case %#)', (hits, groups) => {
  expect(shown(hits)).toEqual(groups)
})

const SUMMARY = 'Mulai Senin perpustakaan melayani sampai 20.00 WIB selama pekan ujian tengah semester.'

it.each([
  ['ukt', ['uk'], 'ukt'],
  [SUMMARY, ['mulai'], 'Mulai Senin perpustakaan melayani sampai…'],
  [SUMMARY, ['ujian'], '…selama pekan ujian tengah semester.'],
])('shows of “%s” for %j: %s', (phrase, typed, snippet) => {
  expect(snippetOf(phrase, typed)).toBe(snippet)
})
