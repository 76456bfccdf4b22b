/**
 * An address from the server that may become a link or a redirect to another site: http or https only.
 * @returns the normalised address, or null
 */
export const webAddress = (value: unknown): string | null => {
  if (typeof value !== 'string') return null
  try {
    const url = new URL(value)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null // not an absolute address
  }
}
