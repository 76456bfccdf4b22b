import { DOCUMENT } from './kept-config.ts'
import { permitsInline } from './paths.ts'

/** A file that the worker keeps, as the build writes it. */
export interface PrecachedFile {
  url: string
  /** Changes with the content of a file whose name does not. */
  revision: string | null
  /** Hash of the content: 'sha256-…'. */
  integrity: string
}

/**
 * Fetches a file of this release. The browser's own cache may hold what a host of another release answered: it is passed
 * over in the second attempt.
 * @throws TypeError when the host has no such file, or that of another release
 */
const fetchFile = async ({ url, revision, integrity }: PrecachedFile): Promise<Response> => {
  const ask = (cache: RequestCache) =>
    // oxlint-disable-next-line house/one-door -- a file of the portal; no gateway is asked
    fetch(url, { cache, integrity, credentials: 'same-origin' })
  const response = revision === null ? await ask('default').catch(() => ask('reload')) : await ask('reload')
  if (!response.redirected) return response
  const { status, statusText, headers } = response // a document that came by a redirect is refused by navigations
  return new Response(await response.blob(), { status, statusText, headers })
}

/**
 * Keeps the files of this release, all or none: a file or a header of another release fails the installation, and the
 * browser goes on with the worker that it has.
 * @param files written by the build
 * @param cacheName of the precache
 * @param keyOf address of a file in it
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
