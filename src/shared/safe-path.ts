const MAX_LENGTH = 2048
const FORBIDDEN_TARGETS = new Set(['/', '/login', '/oauth'])

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNREADABLE = /[\u0000-\u001f\\]/

/** A parser may turn these into another path or host than the one that was written. */
const isTricky = ({ pathname, searchParams }: URL): boolean => pathname.includes('//') || searchParams.has('code')

const isForbidden = ({ pathname }: URL): boolean => FORBIDDEN_TARGETS.has(pathname.replace(/\/+$/, '') || '/')

const parse = (text: string, origin: string): URL | null => {
  try {
    return new URL(text, origin)
  } catch {
    return null // not an address at all
  }
}

/**
 * The one validator of every redirect: query, storage, push message, links in data (trust.md, 1).
 * Accepts an own-origin path only and decides by the URL parser, not by prefix.
 * @param wanted anything; usually text from outside
 * @param origin the portal's origin
 * @returns path + query + hash, or null when the target is not one of ours
 */
export const safePath = (wanted: unknown, origin: string = window.location.origin): string | null => {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return null
  if (!wanted.startsWith('/') || UNREADABLE.test(wanted)) return null
  const url = parse(wanted, origin)
  if (!url || url.origin !== origin || isTricky(url) || isForbidden(url)) return null
  return url.pathname + url.search + url.hash
}
