import { canHash } from '#shared/can-hash.ts'

const SHOWN_HEX = 16

/**
 * Fingerprint of what stands on a paper: the same data give the same letters, so that a copy can be held against the
 * original (design of the print pages).
 * @returns 'sha256 9f2c 41d7 e0a8 5b36', or null on an address without TLS, where browsers do not hash
 */
export const digestOf = async (data: unknown): Promise<string | null> => {
  if (!canHash()) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(data)))
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `sha256 ${(hex.slice(0, SHOWN_HEX).match(/.{4}/g) ?? []).join(' ')}`
}
