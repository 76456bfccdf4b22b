import type { PrecachedFile } from './install-files.ts'
import { FILES_CACHE, trimFiles } from './kept-files.ts'
import { isHashedFile } from './paths.ts'

/** The files of one release in the worker's first cache. Addresses are absolute there, and relative or absolute here. */
export interface Precache {
  /** Address under which the cache has a file; that of a file without a hash in its name changes with its content. */
  keyOf: (address: string) => string
  /** The kept file, or undefined: the browser may have thrown the cache away. */
  read: (address: string) => Promise<Response | undefined>
  /**
   * Takes the files of the release before out of the cache. A tab of that release that is still open asks for its hashed
   * files: they move to the other cache.
   */
  retire: () => Promise<void>
}

/**
 * Names the files of this release.
 * @param name of the cache
 * @param files written by the build
 * @param origin of the portal: 'https://…'
 */
export const precacheOf = (name: string, files: readonly PrecachedFile[], origin: string): Precache => {
  const absolute = (address: string) => new URL(address, origin).href
  const keys = new Map(
    files.map(({ url, revision }) => [absolute(url), absolute(revision === null ? url : `${url}?${revision}`)]),
  )
  const current = new Set(keys.values())
  const keyOf = (address: string) => keys.get(absolute(address)) ?? absolute(address)
  return {
    keyOf,
    read: async (address) => (await caches.open(name)).match(keyOf(address)),
    retire: async () => {
      const [from, to] = [await caches.open(name), await caches.open(FILES_CACHE)]
      for (const request of await from.keys()) {
        if (current.has(request.url)) continue
        const response = isHashedFile(new URL(request.url).pathname) ? await from.match(request) : undefined
        if (response) await to.put(request, response)
        await from.delete(request)
      }
      await trimFiles()
    },
  }
}
