import type { PrecachedFile } from './install-files.ts'
import { FILES_CACHE, trimFiles } from './kept-files.ts'
import { isHashedFile } from './paths.ts'

/** Files of one release in the worker's precache. Addresses are absolute there, and relative or absolute here. */
export interface Precache {
  /** Returns the address of a file in the cache; for a file without a hash in its name it changes with the content. */
  keyOf: (address: string) => string
  /** Returns the cached file, or undefined: the browser may have deleted the cache. */
  read: (address: string) => Promise<Response | undefined>
  /**
   * Removes the files of the previous release from the cache. Open tabs of that release still request its hashed files:
   * they are moved to the other cache.
   */
  retire: () => Promise<void>
}

/**
 * Returns the precache of this release.
 * @param name name of the cache
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
