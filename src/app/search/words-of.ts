const MARKS = /\p{M}+/gu
const APOSTROPHES = /['’ʼ`]/g
const WORD = /[\p{L}\p{N}]+/gu

/** Returns a text in the form in which it is compared: lower case, without diacritics and apostrophes. */
export const plainOf = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase()

/** Returns the words of a text, in the form in which they are compared. */
export const wordsOf = (text: string): string[] => plainOf(text).match(WORD) ?? []
