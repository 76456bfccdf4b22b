/** Turns an inserted text into what a field takes. @param before what stands in the field before it */
export type CleanText = (text: string, before: string) => string

/** Types of inputs whose text people read: no address, number or secret. */
const READ = new Set(['text', 'search'])

const oneBlank: CleanText = (text, before) => {
  const line = text.replace(/\s+/g, ' ')
  return before === '' || before.endsWith(' ') ? line.trimStart() : line
}

const withoutBreaks: CleanText = (text) => text.replace(/[\r\n]/g, '')

/**
 * Returns how a one-line input of a type takes an inserted text: line breaks, tabs and repeated blanks become one blank;
 * addresses, numbers and secrets lose their line breaks only.
 */
export const oneLine = (type: string): CleanText => (READ.has(type) ? oneBlank : withoutBreaks)
