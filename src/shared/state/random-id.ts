/** Returns 128 random bits as hex; works on plain-HTTP addresses too, where crypto.randomUUID is missing. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
