const MAX_LENGTH = 2048
const WAYS_IN = new Set(['/', '/login', '/oauth'])

/** Control characters and backslashes: parsers drop or replace them. */
const UNREADABLE = /[\p{Cc}\\]/u
/** Exactly one slash: '//' names a host, and it is rejected even for our own host. */
const OWN_PATH = /^\/(?!\/)/
/** A login code, in the URL itself or in a URL that it contains. */
const CODE = /[?&#;]code(?![^=&#;])/i

/**
 * Decodes each %xx to one character. Enough to find ASCII words, and unlike decodeURIComponent it accepts a broken %xx.
 */
const decodeOnce = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Decodes until nothing changes; each round makes the text shorter. */
const decodeFully = (text: string): string => {
  const decoded = decodeOnce(text)
  return decoded === text ? text : decodeFully(decoded)
}

/** Compares like the router: decoded, ignoring case and trailing slashes. */
const isWayIn = ({ pathname }: URL): boolean =>
  WAYS_IN.has(decodeOnce(pathname).toLowerCase().replace(/\/+$/, '') || '/')

const parse = (text: string, origin: string): URL | null => {
  try {
    return new URL(text, origin)
  } catch {
    return null // not an address at all
  }
}

const isReadable = (wanted: unknown): wanted is string =>
  typeof wanted === 'string' && wanted.length <= MAX_LENGTH && OWN_PATH.test(wanted) && !UNREADABLE.test(wanted)

/**
 * Validates the target of every redirect: query, storage, push message, links in data. Accepts only paths of our own
 * origin and decides by the URL parser, not by prefix.
 * @param wanted any value; usually external text
 * @param origin the portal's origin
 * @returns path + query + hash, or null when the target is not one of ours
 */
export const safePath = (wanted: unknown, origin: string = window.location.origin): string | null => {
  if (!isReadable(wanted)) return null
  const url = parse(wanted, origin)
  if (url?.origin !== origin || url.pathname.includes('//') || isWayIn(url)) return null
  const path = url.pathname + url.search + url.hash
  return CODE.test(decodeFully(path)) ? null : path
}

/** Returns path, query and hash of this page, or null when a login must not return to it (login page, login code). */
export const ownPath = (): string | null => {
  const { pathname, search, hash } = window.location
  return safePath(pathname + search + hash)
}
