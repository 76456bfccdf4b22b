// @vitest-environment node
import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { initI18n } from '#shared/i18n/i18n.ts'
import { sourcesOf } from './sources.ts'

type Texts = Record<string, string>

const LANGUAGES = ['id', 'en'] as const
const FORM = /_(zero|one|two|few|many|other)$/
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts
const folders = ['src', 'tools'].flatMap((root) =>
  sourcesOf(root, /^id\.json$/).flatMap(({ path }) =>
    path.endsWith('/locales/id.json') ? [path.replace('/id.json', '')] : [],
  ),
)
const rooms = folders.map((folder) => ({
  folder,
  names: [...new Set(Object.keys(read(`${folder}/id.json`)).map((key) => key.replace(FORM, '')))],
  placeholders: Object.values(read(`${folder}/id.json`)).flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)]),
}))
type Room = (typeof rooms)[number]

beforeAll(() => {
  initI18n()
  for (const { folder } of rooms)
    for (const language of LANGUAGES) i18next.addResourceBundle(language, folder, read(`${folder}/${language}.json`))
})

/** Placeholders that hold words, not figures: name of a screen, kind of exam, day. */
const WORDS = new Set(['screen', 'jenis', 'hari'])

/** Returns all texts of a module as i18next renders them, with the same number in each placeholder of a figure. */
const written = ({ folder, names, placeholders }: Room, lng: (typeof LANGUAGES)[number], number: number): Texts => {
  const values = Object.fromEntries(placeholders.map(([, name = '']) => [name, WORDS.has(name) ? name : number]))
  return Object.fromEntries(
    names.map((name) => [name, i18next.t(name, { ...values, count: number, ns: folder, lng, nsSeparator: false })]),
  )
}

/** Returns up to two words after a standalone number (not part of a figure, date or fraction). */
const behind = (text: string, number: number): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,:/–-])${number} ([a-z]+)(?: ([a-z]+))?`, 'gi'))].flatMap(
    ([, one = '', two = '']) => [one, two],
  )

/** Words that end in s but are not plurals. */
const NO_PLURALS = new Set(
  'jenis is was has does needs news waits becomes exists appears asks changes differs clashes this as its class campus names progress ms'.split(
    ' ',
  ),
)
const isPlural = (word: string): boolean => word.endsWith('s') && !NO_PLURALS.has(word)

/** Counted nouns in the singular: words that another form of the same text writes with an s. */
const singulars = new Set(
  folders.flatMap((folder) => {
    const texts = read(`${folder}/en.json`)
    return Object.entries(texts).flatMap(([key, text]) => {
      const others = new Set((texts[key.replace(/_one$/, '_other')] ?? '').split(/[^a-z]+/i))
      return key.endsWith('_one') ? text.split(/[^a-z]+/i).filter((word) => word !== '' && others.has(`${word}s`)) : []
    })
  }),
)

/** Phrases for an empty remainder, e.g. 'At most 0 more characters' and 'Paling banyak 0 karakter lagi'. */
const EMPTY_REST = /(?:Paling banyak|Hanya|Tinggal|Baru) 0 .*\blagi\b|(?:At most|Only|Another) 0 .*\b(?:more|left)\b/i

const faults = (rows: Texts, isFault: (text: string) => boolean) =>
  Object.entries(rows).flatMap(([name, text]) => (isFault(text) ? [`${name}: ${text}`] : []))

describe.each(rooms)('counted texts of $folder', (room) => {
  it('use the singular for one', () => {
    expect(faults(written(room, 'en', 1), (text) => behind(text, 1).some(isPlural))).toEqual([])
  })

  it.each([0, 2])('use the plural for %i', (number) => {
    const isOne = (text: string) => {
      const [noun = '', next = ''] = behind(text, number)
      return singulars.has(noun) && !next.endsWith('s')
    }
    expect(faults(written(room, 'en', number), isOne)).toEqual([])
  })

  it.each(LANGUAGES)('have their own text when nothing is left: %s', (language) => {
    expect(faults(written(room, language, 0), (text) => EMPTY_REST.test(text))).toEqual([])
  })
})

/** Returns the names of texts with singular and plural forms; i18next finds neither without a count. */
const formed = (folder: string) => {
  const texts = read(`${folder}/en.json`)
  return Object.keys(texts).flatMap((key) => (key.endsWith('_one') ? [key.replace(FORM, '')] : []))
}

/** Returns the text of a call's arguments up to the closing bracket. */
const argumentsOf = (text: string): string => {
  let depth = 1
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1
    if (depth === 0) return text.slice(0, index)
  }
  return text
}

describe('text with singular and plural forms', () => {
  it('is always called with its count', () => {
    const sources = ['src', 'tools'].flatMap((root) => sourcesOf(root))
    const without = rooms.flatMap(({ folder }) => {
      const near = folder.replace(/\/locales$/, '')
      const namespace = near.split('/').pop() ?? ''
      return formed(folder).flatMap((name) =>
        sources.flatMap(({ path, text }) => {
          const own = path.startsWith(`${near}/`) ? [`t('${name}'`] : []
          const calls = [...own, `t('${namespace}:${name}'`].flatMap((call) => text.split(call).slice(1))
          return calls.some((call) => !/\bcount\b|\.{3}/.test(argumentsOf(call))) ? [`${path}: ${name}`] : []
        }),
      )
    })
    expect(without).toEqual([])
  })
})
