/**
 * Converts an inserted text to one that the field accepts.
 * @param before text of the field before the insertion
 */
export type CleanText = (text: string, before: string) => string

/** Input types for prose: not an address, number or secret. */
const READ = new Set(['text', 'search'])

const oneBlank: CleanText = (text, before) => {
  const line = text.replace(/\s+/g, ' ')
  return before === '' || before.endsWith(' ') ? line.trimStart() : line
}

const withoutBreaks: CleanText = (text) => text.replace(/[\r\n]/g, '')

/**
 * Returns the conversion of inserted text for a one-line input type: line breaks, tabs and repeated blanks become one
 * blank; addresses, numbers and secrets only lose their line breaks.
 */
export const oneLine = (type: string): CleanText => (READ.has(type) ? oneBlank : withoutBreaks)
