import { DOCUMENT } from './kept-config.ts'
import { permitsInline } from './paths.ts'

/** A file that the worker precaches, as written by the build. */
export interface PrecachedFile {
  url: string
  /** Changes with the content of a file without a hash in its name. */
  revision: string | null
  /** Hash of the content: 'sha256-…'. */
  integrity: string
}

/**
 * Fetches a file of this release. The browser's cache may hold the response of a host of another release: the second
 * attempt bypasses it.
 * @throws TypeError when the host does not have the file, or has that of another release
 */
const fetchFile = async ({ url, revision, integrity }: PrecachedFile): Promise<Response> => {
  const ask = (cache: RequestCache) =>
    // oxlint-disable-next-line house/gateway-client -- a file of the portal; no gateway is asked
    fetch(url, { cache, integrity, credentials: 'same-origin' })
  const response = revision === null ? await ask('default').catch(() => ask('reload')) : await ask('reload')
  if (!response.redirected) return response
  const { status, statusText, headers } = response // navigations reject a document that was redirected
  return new Response(await response.blob(), { status, statusText, headers })
}

/**
 * Precaches the files of this release, all or none: a file or a header of another release fails the installation, and
 * the browser keeps the current worker.
 * @param files written by the build
 * @param cacheName of the precache
 * @param keyOf returns the address of a file in it
 * @param hashes of the inline texts of the document
 */
export const installFiles = async (
  files: readonly PrecachedFile[],
  cacheName: string,
  keyOf: (url: string) => string,
  hashes: readonly string[],
): Promise<void> => {
  const cache = await caches.open(cacheName)
  for (const file of files) {
    const key = keyOf(file.url)
    const isDocument = file.url === DOCUMENT
    if (!isDocument && (await cache.match(key))) continue
    const response = await fetchFile(file)
    if (isDocument && !permitsInline(response.headers.get('Content-Security-Policy'), hashes))
      throw new Error('the headers of the document belong to another release')
    await cache.put(key, response)
  }
}
