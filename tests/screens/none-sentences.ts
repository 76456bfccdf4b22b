import lists from './none-sentences.json' with { type: 'json' }

// Sentences that say that there is none, or not yet. A screen says them only where an answer does: of what cannot be read,
// fails or is on its way nobody says that there is none (ADR 31).

const LOCALES = import.meta.glob<Record<string, string>>(
  '../../src/{kit,domain,shared,features,app}/**/locales/id.json',
  {
    eager: true,
    import: 'default',
  },
)

/** Namespace of a file of texts: the folder that holds it. */
const namespaceOf = (path: string): string => path.split('/').at(-3) ?? ''

/** Every text of a screen by `namespace:key`. */
export const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOCALES).flatMap(([path, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${namespaceOf(path)}:${key}`, text]),
  ),
)

const NAMED = /(?:^|[.:])(?:empty|none|noneHint|no[A-Z]\w*|missing|nothing|notMine|notAsked|notYet|unsaved)(?:_other)?$/
const SAID = /^(?:tidak ada|belum|tanpa|kampus (?:belum|tidak)|anda (?:belum|tidak)|semua .* sudah|hanya satu|sudah )/i

/** Tells by its key or its first words whether a text may say that there is none. */
export const mayBeNone = (name: string, text: string): boolean => NAMED.test(name) || SAID.test(text)

/** Names of the texts that say so, and of those that were reviewed and do not. */
export const { none: NONE, other: OTHER } = lists

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
const PLACEHOLDER = /\{\{.*?\}\}/

/** The sentences as they stand in a page; what is filled in may be anything short. */
const SENTENCES = NONE.map((name) => {
  const parts = (TEXTS.get(name) ?? name).split(PLACEHOLDER)
  return { name, pattern: new RegExp(parts.map(escaped).join('[^.,:;]{1,40}?')) }
})

/** Names of the sentences that a text of a page holds. */
export const nonesIn = (text: string): string[] =>
  SENTENCES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
