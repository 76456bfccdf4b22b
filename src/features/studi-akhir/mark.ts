import { formatAngka } from '#shared/format/desimal.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import type { Angka } from '#shared/wire/readers.ts'

/** Returns a mark in the language's number format; '' for null, the word for an unreadable value for undefined. */
export const markText = (nilai: Angka, language: string): string => {
  if (nilai === null) return ''
  return nilai === undefined ? unreadableWord(language) : formatAngka(nilai, language)
}
