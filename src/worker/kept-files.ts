/** Hashed files that are not precached: those of visited screens, and those of the version before. */
export const FILES_CACHE = 'portal-files'
/** About three versions of every screen. */
const MAX_FILES = 300

/** Forgets the oldest files beyond the bound; a cache lists them in the order in which they came. */
export const trimFiles = async (max = MAX_FILES): Promise<void> => {
  const cache = await caches.open(FILES_CACHE)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - max)).map((request) => cache.delete(request)))
}

/** Returns whether an answer is the requested file: some hosts answer a missing file with a document. */
export const isFile = (response: Response): boolean =>
  response.status === 200 && !(response.headers.get('Content-Type') ?? '').includes('html')

const keepFile = async (cache: Cache, address: string): Promise<void> => {
  if (await caches.match(address)) return
  // oxlint-disable-next-line house/one-door -- a file of the portal; no gateway is asked
  const response = await fetch(address)
  if (isFile(response)) await cache.put(address, response)
}

/** Keeps files that a page loaded before the worker was there; the browser has them still. One that is gone costs no other. */
export const keepFiles = async (addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(FILES_CACHE)
  await Promise.allSettled(addresses.map((address) => keepFile(cache, address)))
  await trimFiles()
}
