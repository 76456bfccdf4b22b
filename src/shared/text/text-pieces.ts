import { webAddress } from './web-address.ts'

/** A part of a text, and its link when it is a web address. */
export interface TextPiece {
  /** Offset in the text, from 0. */
  at: number
  written: string
  href: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"'“”]+/gi
/** Characters at the end of an address that belong to the surrounding sentence. */
const AFTER = /[.,;:!?)\]]+$/

/** Splits a text at its web addresses; the pieces together are the text. */
export const textPieces = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = []
  let at = 0
  const add = (until: number, href: string | null) => {
    if (until > at) pieces.push({ at, written: text.slice(at, until), href })
    at = until
  }
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const written = found.replace(AFTER, '')
    const href = webAddress(written)
    if (href === null) continue
    add(index, null)
    add(index + written.length, href)
  }
  add(text.length, null)
  return pieces
}
