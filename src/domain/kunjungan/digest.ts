/** Returns JSON with sorted keys: equal values give equal text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * Returns the text of a list that is signed. Rows are sorted by their text: a different order in the response is not a
 * change.
 */
export const listText = (name: string, facts: readonly unknown[]): string =>
  [name, ...facts.map((row) => canonical(row)).sort()].join('\n')

/** Returns the HMAC-SHA-256 of a text in hexadecimal digits. Without the key the text cannot be guessed by trial. */
export const digestOf = async (key: CryptoKey, text: string): Promise<string> => {
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return Array.from(signed, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
