import { type Entry, KINDS } from './entry.ts'
import { isOneErrorAway, typingErrors } from './typing-errors.ts'
import { wordsOf } from './words-of.ts'

/** How well an entry fits, the best first. */
export const FIT = { title: 0, titleStart: 1, titleWord: 2, searchWord: 3, typo: 4, guess: 5 } as const
type Fit = (typeof FIT)[keyof typeof FIT]

/** Letters from which a word may contain a typing error: shorter words would find almost anything. */
const TYPO_LETTERS = 4
/** Letters from which the beginning of a word, which is still being typed, may contain one. */
const TYPO_START_LETTERS = 5
/** Letters from which another spelling is suggested, and how many typing errors it may differ by. */
const SUGGESTION_LETTERS = 5
const SUGGESTION_ERRORS = 2

export interface Hit<Found extends Entry = Entry> {
  entry: Found
  fit: Fit
  /** Search word that matched; '' when the title shows the match. */
  because: string
}

const hasOneTypo = (typed: string, word: string): boolean => typed.length >= TYPO_LETTERS && isOneErrorAway(typed, word)

/**
 * Returns whether the typed letters are the beginning of a word with one typing error. Their first letter must be right:
 * an unfinished word with another first letter is like too many words.
 */
const startsWithTypo = (typed: string, word: string): boolean =>
  typed.length >= TYPO_START_LETTERS &&
  word.length > typed.length &&
  typed[0] === word[0] &&
  [-1, 0, 1].some((more) => isOneErrorAway(typed, word.slice(0, typed.length + more)))

/** Returns whether a word of an entry contains at most one typing error more than the typed word. */
export const isMisspelt = (typed: string, word: string): boolean =>
  hasOneTypo(typed, word) || startsWithTypo(typed, word)

interface WordFit {
  fit: Fit
  because: string
}

/** Ways in which a typed word fits a word of an entry, the best first. */
const WAYS: readonly [isIt: (typed: string, word: string) => boolean, inTitle: Fit, inSearch: Fit][] = [
  [(typed, word) => word.startsWith(typed), FIT.titleWord, FIT.searchWord],
  [hasOneTypo, FIT.typo, FIT.typo],
  [startsWithTypo, FIT.guess, FIT.guess],
]

/** Returns how well one typed word fits; null when it does not. */
const fitOfWord = (typed: string, title: readonly string[], also: readonly (readonly string[])[], of: Entry) => {
  for (const [isIt, inTitle, inSearch] of WAYS) {
    if (title.some((word) => isIt(typed, word))) return { fit: inTitle, because: '' }
    const because = of.also[also.findIndex((words) => words.some((word) => isIt(typed, word)))]
    if (because !== undefined) return { fit: inSearch, because }
  }
  return null
}

/** Returns how well an entry fits all typed words; null unless each of them fits. */
const hitOf = <Found extends Entry>(entry: Found, typed: readonly string[]): Hit<Found> | null => {
  const title = wordsOf(entry.title)
  const also = entry.also.map(wordsOf)
  let worst: WordFit = { fit: FIT.titleWord, because: '' }
  for (const word of typed) {
    const found = fitOfWord(word, title, also, entry)
    if (found === null) return null
    if (found.fit > worst.fit || (found.fit === worst.fit && worst.because === '')) worst = found
  }
  const [whole, wanted] = [title.join(' '), typed.join(' ')]
  if (whole === wanted) return { entry, fit: FIT.title, because: '' }
  return whole.startsWith(wanted) ? { entry, fit: FIT.titleStart, because: '' } : { entry, ...worst }
}

const placeOf = ({ entry }: Hit): number => (entry.reason === '' ? 0 : KINDS.length) + KINDS.indexOf(entry.kind)

/**
 * Returns the entries that fit what is typed, the best first; of equal ones, those that open here before the others,
 * then by kind, then in their order. Each typed word must begin a word of the entry, or differ from one by a typing
 * error. A word that is neither complete nor correct counts only where nothing fits better.
 */
export const findHits = <Found extends Entry>(entries: readonly Found[], typed: string): Hit<Found>[] => {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const hits = entries
    .flatMap((entry) => hitOf(entry, words) ?? [])
    .toSorted((a, b) => a.fit - b.fit || placeOf(a) - placeOf(b))
  const [best] = hits
  return best && best.fit < FIT.guess ? hits.filter(({ fit }) => fit < FIT.guess) : hits
}

/** Returns the word that is most like a typed one; null when none is like it. */
const nearestTo = (typed: string, vocabulary: readonly string[]): string | null => {
  if (typed.length < SUGGESTION_LETTERS) return null
  let nearest: string | null = null
  let least = SUGGESTION_ERRORS + 1
  for (const word of vocabulary) {
    if (word.length < TYPO_LETTERS || Math.abs(word.length - typed.length) >= least) continue
    const errors = typingErrors(typed, word)
    if (errors < least) [nearest, least] = [word, errors]
  }
  return nearest
}

/** Returns another spelling that finds something, for words that find nothing; null for none. */
export const suggestionFor = (entries: readonly Entry[], typed: string): string | null => {
  const vocabulary = [...new Set(entries.flatMap(({ title, also }) => wordsOf([title, ...also].join(' '))))]
  const isFit = (word: string) => vocabulary.some((one) => one.startsWith(word) || isMisspelt(word, one))
  const words = wordsOf(typed).map((word) => (isFit(word) ? word : nearestTo(word, vocabulary)))
  const suggestion = words.join(' ')
  return words.includes(null) || findHits(entries, suggestion).length === 0 ? null : suggestion
}
