import lists from './none-sentences.json' with { type: 'json' }
import type { ScreenCases } from './screen-cases.ts'

// Sentences that state that there is no data, or none yet. A screen shows them only when an answer says so, never for
// data that is unreadable, failed or loading (ADR 31).

const LOCALES = import.meta.glob<Record<string, string>>(
  '../../src/{kit,domain,shared,features,app}/**/locales/id.json',
  {
    eager: true,
    import: 'default',
  },
)

/** Returns the namespace of a file of texts: the folder that holds it. */
const namespaceOf = (path: string): string => path.split('/').at(-3) ?? ''

/** All texts of the screens by `namespace:key`. */
export const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOCALES).flatMap(([path, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${namespaceOf(path)}:${key}`, text]),
  ),
)

const NAMED = /(?:^|[.:])(?:empty|none|noneHint|no[A-Z]\w*|missing|nothing|notMine|notAsked|notYet|unsaved)(?:_other)?$/
const SAID = /^(?:tidak ada|belum|tanpa|kampus (?:belum|tidak)|anda (?:belum|tidak)|semua .* sudah|hanya satu|sudah )/i

/** Returns whether a text, by its key or first words, may state that there is no data. */
export const mayBeNone = (name: string, text: string): boolean => NAMED.test(name) || SAID.test(text)

const CASES = Object.entries(
  import.meta.glob<ScreenCases>('../../src/features/**/cases.ts', { eager: true, import: 'cases' }),
)
const namesOf = (keysOf: (cases: ScreenCases) => readonly string[] | undefined): string[] =>
  CASES.flatMap(([path, cases]) => (keysOf(cases) ?? []).map((key) => `${path.split('/').at(-2) ?? ''}:${key}`))

/** Names of the texts that state it, of the subjects and shared ones. */
export const NONE: readonly string[] = [...lists.none, ...namesOf(({ saysNone }) => saysNone)]

/** Names of the texts that were reviewed and do not state it. */
export const OTHER: readonly string[] = [...lists.other, ...namesOf(({ saysOther }) => saysOther)]

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
const PLACEHOLDER = /\{\{.*?\}\}/

/** Patterns of the sentences on a page; placeholders match any short text. */
const SENTENCES = NONE.map((name) => {
  const parts = (TEXTS.get(name) ?? name).split(PLACEHOLDER)
  return { name, pattern: new RegExp(parts.map(escaped).join('[^.,:;]{1,40}?')) }
})

/** Returns the names of the sentences that a page's text contains. */
export const nonesIn = (text: string): string[] =>
  SENTENCES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
