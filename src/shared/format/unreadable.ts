import { UNREADABLE } from '../wire/readers.ts'

const WORDS = { id: 'tidak terbaca', en: 'unreadable' }

/** Words in place of a value that cannot be read. */
export const unreadableWord = (language: string): string => (language === 'en' ? WORDS.en : WORDS.id)

/** A text of an answer, or several in one, as it is shown; `unreadableWord` in place of what cannot be read. */
export const shownText = (value: string, language: string): string =>
  value.replaceAll(UNREADABLE, unreadableWord(language))
