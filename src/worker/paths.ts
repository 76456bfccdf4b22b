import { isRecord } from '#shared/text/is-record.ts'

/** Addresses whose last part has a file extension are files on every host (ADR 12); all others are the app. */
export const FILE_ADDRESS = /^[^?]*\/[^/?]*\.[^/?]*(\?|$)/

/** Returns whether a file's name changes with its content. */
export const isHashedFile = (pathname: string): boolean => pathname.startsWith('/assets/')

/**
 * Returns whether another server handles a path of this origin: the gateway, the chat, flags, as named in config.json.
 * @param config content of the last /config.json, or undefined when none was ever read
 */
export const isProxied = (config: unknown, pathname: string): boolean =>
  isRecord(config) &&
  Object.values(config).some(
    (address) =>
      typeof address === 'string' &&
      /^\/[^/]/.test(address) &&
      `${pathname}/`.startsWith(`${address.replace(/\/+$/, '')}/`),
  )

const parsed = (address: unknown): URL | null => {
  try {
    return typeof address === 'string' ? new URL(address) : null
  } catch {
    return null // not a URL: messages of a page are not trusted
  }
}

/** Returns the hashed files of this origin among the addresses that a page reports as loaded. */
export const hashedFiles = (addresses: unknown, origin: string): string[] =>
  (Array.isArray(addresses) ? (addresses as unknown[]) : []).filter((address): address is string => {
    const url = parsed(address)
    return url !== null && url.origin === origin && isHashedFile(url.pathname)
  })

/** Returns whether a policy lets a document run its own inline texts. Without a policy everything is allowed. */
export const permitsInline = (policy: string | null, hashes: readonly string[]): boolean =>
  policy === null || policy.includes("'unsafe-inline'") || hashes.every((hash) => policy.includes(hash))
