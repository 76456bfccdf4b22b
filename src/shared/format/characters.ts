/** Signs that belong to the letter before: accents, skin tones, variants, tags. */
const CONTINUES = /^(?:\p{M}|\p{Emoji_Modifier}|\u200d|[\u{e0020}-\u{e007f}])/u
const JOINER = '\u200d'
const FLAG = /^\p{Regional_Indicator}$/u

/** Firefox before 125 has no segmenter: accents, families and flags stay whole here too. */
const joined = (text: string): string[] => {
  const found: string[] = []
  for (const sign of text) {
    const last = found.at(-1)
    const belongs = CONTINUES.test(sign) || last?.endsWith(JOINER) || (FLAG.test(sign) && FLAG.test(last ?? ''))
    if (last !== undefined && belongs) found[found.length - 1] = last + sign
    else found.push(sign)
  }
  return found
}

/** A browser segments a text in quadratic time: 200 kB would take minutes and gigabytes. */
const PIECE = 256
/** Longer than any character that people write: what ends nearer to the end of a piece may go on in the next one. */
const MAX_CHARACTER = 64

/** Segments a text piece by piece. */
const segmented = (text: string): string[] => {
  const segmenter = new Intl.Segmenter('id', { granularity: 'grapheme' })
  const found: string[] = []
  let from = 0
  while (from < text.length) {
    const parts = [...segmenter.segment(text.slice(from, from + PIECE))]
    const isEnd = from + PIECE >= text.length
    const whole = parts.filter(({ index, segment }) => isEnd || index + segment.length <= PIECE - MAX_CHARACTER)
    for (const { segment } of whole.length > 0 ? whole : parts) {
      found.push(segment)
      from += segment.length
    }
  }
  return found
}

/** The characters of a text as people count them: an emoji or a letter with its accent is one. */
export const charactersOf = (text: string): string[] => ('Segmenter' in Intl ? segmented(text) : joined(text))
