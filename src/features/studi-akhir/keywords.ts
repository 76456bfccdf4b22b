import { typedText } from '#shared/text/typed-text.ts'

/** Returns whether a list of texts of a form has one of them twice; case and spaces do not count, empty texts neither. */
export const hasRepeats = (texts: unknown): boolean => {
  const written = (Array.isArray(texts) ? texts : []).map((text) => typedText(text).toLowerCase()).filter(Boolean)
  return new Set(written).size < written.length
}
