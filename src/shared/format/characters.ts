/** Code points that belong to the previous character: accents, skin tones, variants, tags. */
const CONTINUES = /^(?:\p{M}|\p{Emoji_Modifier}|\u200d|[\u{e0020}-\u{e007f}])/u
const JOINER = '\u200d'
const FLAG = /^\p{Regional_Indicator}$/u

/** Fallback for Firefox before 125, which has no segmenter: accents, families and flags stay whole here too. */
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

/** Length of a piece: browsers segment in quadratic time, so 200 kB would take minutes and gigabytes. */
const PIECE = 256
/** Longer than any real character: a character that ends closer to the end of a piece may continue in the next one. */
const MAX_CHARACTER = 64

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

/** Returns the user-perceived characters of a text: an emoji or a letter with its accent is one. */
export const charactersOf = (text: string): string[] => ('Segmenter' in Intl ? segmented(text) : joined(text))
