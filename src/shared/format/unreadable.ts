import { UNREADABLE } from '../wire/readers.ts'

const WORDS = { id: 'tidak terbaca', en: 'unreadable' }

/** Words in place of a value that cannot be read. */
export const unreadableWord = (language: string): string => (language === 'en' ? WORDS.en : WORDS.id)

/** A text of an answer as it is shown; `unreadableWord` for one that cannot be read. */
export const shownText = (value: string, language: string): string =>
  value === UNREADABLE ? unreadableWord(language) : value
