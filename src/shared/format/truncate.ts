import { charactersOf } from './characters.ts'

/**
 * The first characters of a text, as people count them, with an ellipsis behind them when something was cut
 * (readings, 31): an emoji or a letter with its accent is one, and is never cut in two.
 * @param maxCharacters characters that stay, the ellipsis not counted
 */
export const truncate = (text: string, maxCharacters: number): string => {
  const characters = charactersOf(text)
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : text
}
