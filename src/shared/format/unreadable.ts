import { UNREADABLE } from '../wire/readers.ts'

const WORDS = { id: 'tidak terbaca', en: 'unreadable' }

/** Returns the word shown for an unreadable value. */
export const unreadableWord = (language: string): string => (language === 'en' ? WORDS.en : WORDS.id)

/** Returns response text for display, with `unreadableWord` in place of unreadable values. */
export const shownText = (value: string, language: string): string =>
  value.replaceAll(UNREADABLE, unreadableWord(language))
