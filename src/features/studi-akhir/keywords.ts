import { typedText } from '#shared/text/typed-text.ts'

/** Returns whether a list of form texts has duplicates; case, surrounding spaces and empty texts are ignored. */
export const hasRepeats = (texts: unknown): boolean => {
  const written = (Array.isArray(texts) ? texts : []).map((text) => typedText(text).toLowerCase()).filter(Boolean)
  return new Set(written).size < written.length
}
