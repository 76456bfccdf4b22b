/** Invisible characters: whitespace, default-ignorable and format characters, the blank Braille pattern. */
const BLANK = /^[\s\p{DI}\p{Cf}\u2800]*$/u

/**
 * Returns typed text as it is sent: trimmed at both ends and otherwise unchanged (readings, 94).
 * @param value any form value
 * @returns '' for non-text, and for a text of invisible characters only
 */
export const typedText = (value: unknown): string =>
  typeof value === 'string' && !BLANK.test(value) ? value.trim() : ''
