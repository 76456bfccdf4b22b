import { charactersOf } from '#shared/format/characters.ts'

/** Fast path: two ASCII letters in a row are two graphemes, and creating a segmenter takes 50 ms on a slow phone. */
const PLAIN = /^[!-~]([!-~]|$)/

const firstOf = (word: string): string => (PLAIN.test(word) ? word.charAt(0) : (charactersOf(word)[0] ?? ''))

/** Returns up to two initials of a name for the avatar: the first graphemes of the first and the last word. */
export const initialsOf = (nama: string): string =>
  nama
    .split(/\s+/)
    .filter((word) => word !== '')
    .filter((_, place, words) => place === 0 || place === words.length - 1)
    .map((word) => firstOf(word).toUpperCase())
    .join('')
