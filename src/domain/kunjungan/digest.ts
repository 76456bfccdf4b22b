/** JSON with the names of every object in order: what is the same gives the same text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * The text of a whole list that is signed. Rows stand in the order of their texts: a gateway that answers the same rows in
 * another order has changed nothing.
 */
export const listText = (name: string, facts: readonly unknown[]): string =>
  [name, ...facts.map((row) => canonical(row)).sort()].join('\n')

/** HMAC-SHA-256 of a text in hexadecimal digits. Without the key nobody can try out what the text was. */
export const digestOf = async (key: CryptoKey, text: string): Promise<string> => {
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return Array.from(signed, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
