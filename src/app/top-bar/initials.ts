import { charactersOf } from '#shared/format/characters.ts'

/** Two ASCII letters in a row are two graphemes; creating a segmenter takes a slow phone 50 ms. */
const PLAIN = /^[!-~]([!-~]|$)/

const firstOf = (word: string): string => (PLAIN.test(word) ? word.charAt(0) : (charactersOf(word)[0] ?? ''))

/** Up to two initials of a name for the avatar: first letters of the first and the last word, by grapheme. */
export const initialsOf = (nama: string): string =>
  nama
    .split(/\s+/)
    .filter((word) => word !== '')
    .filter((_, place, words) => place === 0 || place === words.length - 1)
    .map((word) => firstOf(word).toUpperCase())
    .join('')
