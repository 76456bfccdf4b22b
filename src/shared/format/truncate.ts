import { charactersOf } from './characters.ts'

/**
 * Returns the first user-perceived characters of a text, followed by an ellipsis when it was cut (readings, 31): an
 * emoji or a letter with its accent is one character and is never split.
 * @param maxCharacters maximum number of characters, without the ellipsis
 */
export const truncate = (text: string, maxCharacters: number): string => {
  const characters = charactersOf(text)
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : text
}
