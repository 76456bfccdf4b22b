/** Hash in the name of a script or style: the first characters of its SHA-256 (scripts/vite/boot/name-files.ts). */
const NAMED = /-([\w-]{8})\.(?:js|css)$/

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/** Returns whether a response is the requested file: some hosts send a document for a missing file. */
export const isFile = (response: Response): boolean =>
  response.status === 200 && !(response.headers.get('Content-Type') ?? '').includes('html')

/**
 * Returns whether a file is complete: a host or proxy may send a truncated file with status 200. Compares the hash in
 * the file name; files without one, such as fonts, count as complete.
 * @param response its body stays unread
 */
export const isWholeFile = async (response: Response, address: string): Promise<boolean> => {
  const hash = NAMED.exec(address.replace(/[?#].*$/, ''))?.[1]
  if (hash === undefined) return true
  try {
    const content = await response.clone().arrayBuffer()
    return base64Url(await crypto.subtle.digest('SHA-256', content)).startsWith(hash)
  } catch {
    return false // the connection broke during the download, or this page cannot hash
  }
}
