const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * A short mark of a text (FNV-1a, 32 bits): by it something is known again without being kept on the device. Salt what
 * somebody could guess.
 */
export const markOf = (text: string): number =>
  Array.from(text).reduce((mark, letter) => Math.imul(mark ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0, FNV_OFFSET)
