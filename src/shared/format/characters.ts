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

/** The characters of a text as people count them: an emoji or a letter with its accent is one. */
export const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
    : joined(text)
