/** Hash in the name of a script or style: the first characters of its SHA-256 (scripts/vite/boot/name-files.ts). */
const NAMED = /-([\w-]{8})\.(?:js|css)$/

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/** Returns whether an answer is the requested file: some hosts answer a missing file with a document. */
export const isFile = (response: Response): boolean =>
  response.status === 200 && !(response.headers.get('Content-Type') ?? '').includes('html')

/**
 * Returns whether a file is whole: a host or a proxy may answer once with half of it, and with status 200. The name of a file
 * tells; one whose name holds no such hash, such as a font, counts as whole.
 * @param response its body stays unread
 */
export const isWholeFile = async (response: Response, address: string): Promise<boolean> => {
  const hash = NAMED.exec(address.replace(/[?#].*$/, ''))?.[1]
  if (hash === undefined) return true
  try {
    const content = await response.clone().arrayBuffer()
    return base64Url(await crypto.subtle.digest('SHA-256', content)).startsWith(hash)
  } catch {
    return false // the connection broke within the file, or this page may not hash
  }
}
