/** A percent sign without a valid %xx: servers cannot decode it. */
const LONE_PERCENT = /%(?![\da-f]{2})/gi

/**
 * Validates a server address for a link or redirect to another site: http or https only.
 * @returns the normalised address with every lone percent sign encoded, or null
 */
export const webAddress = (value: unknown): string | null => {
  if (typeof value !== 'string') return null
  try {
    const url = new URL(value)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href.replace(LONE_PERCENT, '%25') : null
  } catch {
    return null // not an absolute address
  }
}
