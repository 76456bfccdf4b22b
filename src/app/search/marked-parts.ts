import { isMisspelt } from './find-hits.ts'
import { plainOf } from './words-of.ts'

/** Part of a title, and whether it is what was typed. */
export interface TitlePart {
  text: string
  isMatch: boolean
}

const WORD = /[\p{L}\p{N}'’ʼ`\p{M}]+/gu

/** Returns the length of the beginning of a word that is typed; 0 when the word is another one. */
const matchedLength = (word: string, typed: readonly string[]): number => {
  const plain = plainOf(word)
  const started = typed.filter((one) => plain.startsWith(one)).map(({ length }) => length)
  if (started.length > 0) return plain.length === word.length ? Math.max(...started) : word.length
  return typed.some((one) => isMisspelt(one, plain)) ? word.length : 0
}

/**
 * Divides a title into what was typed and the rest. The parts together are the title.
 * @param typed words in the form in which they are compared
 */
export const markedParts = (title: string, typed: readonly string[]): TitlePart[] => {
  const parts: TitlePart[] = []
  let end = 0
  for (const { 0: word, index } of title.matchAll(WORD)) {
    const length = matchedLength(word, typed)
    if (length === 0) continue
    if (index > end) parts.push({ text: title.slice(end, index), isMatch: false })
    parts.push({ text: title.slice(index, index + length), isMatch: true })
    end = index + length
  }
  return end < title.length ? [...parts, { text: title.slice(end), isMatch: false }] : parts
}
