const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Returns a short hash of a text (FNV-1a, 32 bits), to recognize it later without storing it on the device. Salt texts
 * that can be guessed.
 */
export const markOf = (text: string): number =>
  Array.from(text).reduce((mark, letter) => Math.imul(mark ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0, FNV_OFFSET)
