import { isRecord } from '#shared/text/is-record.ts'

/** Addresses whose last part has an ending are files on every host (ADR 12); the rest is the app. */
export const FILE_ADDRESS = /^[^?]*\/[^/?]*\.[^/?]*(\?|$)/

/** Files whose name changes with their content. */
export const isHashedFile = (pathname: string): boolean => pathname.startsWith('/assets/')

/**
 * Whether another server answers a path of this origin: the gateway, the chat, flags, as config.json names them.
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
    return null // no address: what a page says is not believed
  }
}

/** The hashed files of this origin among what a page says that it has loaded. */
export const hashedFiles = (addresses: unknown, origin: string): string[] =>
  (Array.isArray(addresses) ? (addresses as unknown[]) : []).filter((address): address is string => {
    const url = parsed(address)
    return url !== null && url.origin === origin && isHashedFile(url.pathname)
  })

/** Returns whether a policy lets a document run its own inline texts. A host that sends none forbids nothing. */
export const permitsInline = (policy: string | null, hashes: readonly string[]): boolean =>
  policy === null || policy.includes("'unsafe-inline'") || hashes.every((hash) => policy.includes(hash))
