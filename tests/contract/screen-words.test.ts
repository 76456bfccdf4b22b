// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SHORTCUTS } from '#app/search/shortcuts.ts'
import { menuLabels, readMenuParts } from '../../scripts/vite/menu-parts.ts'
import { sourcesOf } from './sources.ts'

// Each thing has one word on the screen: docs/glossary.md lists it and the words that are never used.

const LANGUAGES = ['id', 'en'] as const
type Language = (typeof LANGUAGES)[number]

interface Text {
  /** Folder and key, e.g. 'features/surat request.page'. */
  name: string
  language: Language
  text: string
}

type Tree = { readonly [key: string]: string | Tree }

const textsIn = (tree: Tree, folder: string, language: Language): Text[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ name: `${folder} ${key}`, language, text: value }]
      : textsIn(value, `${folder} ${key}`, language),
  )

const labels = readMenuParts('.')
const texts: Text[] = LANGUAGES.flatMap((language) => [
  ...textsIn(menuLabels(labels, language), 'app', language),
  ...SHORTCUTS.map((shortcut) => ({ name: `shortcut ${shortcut.to}`, language, text: shortcut[language] })),
  ...sourcesOf('src', new RegExp(`^${language}\\.json$`)).flatMap(({ path, text }) =>
    textsIn(JSON.parse(text) as Tree, path.replace(/^src\//, '').replace(/(?:\/locales)?\/\w+\.json$/, ''), language),
  ),
])

const SECTION = '## Words on the screen'
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Words that are never used, by language, with the term to use instead. */
const never = readFileSync('docs/glossary.md', 'utf8')
  .split(SECTION)
  .at(1)
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .slice(1)
  .map(cellsOf)
  .flatMap(([id = '', en = '', , neverId = '', neverEn = '']) => [
    ...neverId.split(', ').map((word) => ({ language: 'id' as const, term: id, word })),
    ...neverEn.split(', ').map((word) => ({ language: 'en' as const, term: en, word })),
  ])
  .filter(({ word }) => word !== '')

/** Texts that may contain such a word, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'features/nilai cetak.smt Smt': 'column of the printed transcript: A4 has no room for the whole word',
  'features/nilai cetak.smt Sem': 'column of the printed transcript: A4 has no room for the whole word',
}

/** Returns whether a text contains a word or phrase; names of placeholders do not count. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d{])${word.replace(/[{}]/g, '\\$&')}(?![\\p{L}\\d}])`, 'iu').test(text)

test('lists forbidden words for both languages in the glossary', () => {
  expect(new Set(never?.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
  expect(texts.length).toBeGreaterThan(2000)
})

describe.each(never ?? [])('$language: "$word"', ({ language, term, word }) => {
  test(`is not used; the word is ${term}`, () => {
    const found = texts.filter(
      (one) => one.language === language && hasWord(one.text, word) && !EXCEPTIONS[`${one.name} ${word}`],
    )
    expect(found.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  })
})

test('lists no unnecessary exception', () => {
  const needed = (never ?? []).flatMap(({ language, word }) =>
    texts.filter((one) => one.language === language && hasWord(one.text, word)).map(({ name }) => `${name} ${word}`),
  )
  expect(Object.keys(EXCEPTIONS).filter((name) => !needed.includes(name))).toEqual([])
})

/** Words capitalised inside a sentence: names, the polite form of address, keyboard keys. */
const NAMES = new Set(
  'Anda Kami We Chrome Safari Word Shift Inggris Indonesia English Indonesian Yth Odd Even Transkrip Transcript'.split(
    ' ',
  ),
)
/** Names of screens and buttons inside a sentence. */
const SCREENS = /Biaya kuliah|Tuition fees|Muat Ulang|press Reload|Press Reload|with Reload|menekan Reload/g

/** Titles with fixed capitalisation. */
const TITLES: Readonly<Record<string, string>> = {
  'app expired.title': 'text of the specification',
  'app expired.login': 'text of the specification',
  'shared/ui pagination.total': 'text of the specification',
  'app/operator student': 'full name of NIM',
  'shared/ui install.ios.share': 'button of the browser',
  'shared/ui install.ios.add': 'button of the browser',
  'login username': 'full name of NIM',
  'features/kata-sandi username': 'full name of NIM',
  'domain/kode statusPernikahan.N': 'value of the specification',
  'features/biodata field.penerimaKps': 'full name of KPS',
  'features/krs kind.krs': 'full name of KRS',
  'features/krs ketuaProdi': 'office of who signs a paper',
  'features/nilai cetak.ketuaProdi': 'office of who signs a paper',
  'features/studi-akhir/lock-jurnal print.office': 'office of who signs a paper',
  'features/jadwal-dan-presensi cetak.akademik': 'office of who signs a paper',
  'domain/cetak subtitle': 'line below the title of a paper',
}

const capitals = ({ text }: Text): string[] =>
  [...text.replace(SCREENS, '').matchAll(/(?<=[a-z\d,}] )\p{Lu}\p{Ll}+/gu)]
    .map(([word]) => word)
    .filter((word) => !NAMES.has(word))

test('writes texts in sentence case', () => {
  const found = texts.filter((one) => !TITLES[one.name] && capitals(one).length > 0)
  expect(found.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
})

test('lists no unnecessary title with fixed capitals', () => {
  const found = texts.filter((one) => capitals(one).length > 0).map(({ name }) => name)
  expect(Object.keys(TITLES).filter((name) => !found.includes(name))).toEqual([])
})
