const characters = new Intl.Segmenter('id', { granularity: 'grapheme' })

/**
 * The first characters of a text, as people count them, with an ellipsis behind them when something was cut
 * (readings, 31): an emoji or a letter with its accent is one, and is never cut in two.
 * @param maxCharacters characters that stay, the ellipsis not counted
 */
export const truncate = (text: string, maxCharacters: number): string => {
  let count = 0
  for (const { index } of characters.segment(text)) {
    if (count === maxCharacters) return `${text.slice(0, index)}…`
    count += 1
  }
  return text
}
