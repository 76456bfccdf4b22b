import { isFile, isWholeFile } from '#shared/browser/whole-file.ts'

/** Cache of hashed files that are not precached: those of visited screens, and those of the previous version. */
export const FILES_CACHE = 'portal-files'
/** Enough for about three versions of every screen. */
const MAX_FILES = 300

/** Deletes the oldest files above the limit; a cache lists them in order of insertion. */
export const trimFiles = async (max = MAX_FILES): Promise<void> => {
  const cache = await caches.open(FILES_CACHE)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - max)).map((request) => cache.delete(request)))
}

interface Fetched {
  response: Response
  /** True when the file matches its name, so that it may be cached permanently. */
  isWhole: boolean
}

const judge = async (response: Response, address: string): Promise<Fetched> => ({
  response,
  isWhole: isFile(response) && (await isWholeFile(response, address)),
})

/**
 * Fetches a file. A truncated file is fetched once more past the browser's cache, which may hold it for a year.
 * @throws TypeError without a network
 */
const fetchFile = async (request: Request | string): Promise<Fetched> => {
  const address = typeof request === 'string' ? request : request.url
  // oxlint-disable-next-line house/gateway-client -- a file of the portal; no gateway is asked
  const first = await judge(await fetch(request), address)
  if (first.isWhole || !isFile(first.response)) return first
  // oxlint-disable-next-line house/gateway-client -- the same file
  const again = await fetch(address, { cache: 'reload', credentials: 'same-origin' }).catch(() => null)
  return again ? judge(again, address) : first
}

/**
 * Responds to the request for a file from the cache, or from the host, and caches complete files. A request past every
 * cache (`cache: 'reload'`) means that the page found a broken file: the cached one is deleted unless it is complete.
 * @throws TypeError without a network
 */
export const laterFile = async (request: Request): Promise<Response> => {
  const cache = await caches.open(FILES_CACHE)
  const kept = await cache.match(request)
  if (kept && (request.cache !== 'reload' || (await isWholeFile(kept, request.url)))) return kept
  await cache.delete(request)
  const { response, isWhole } = await fetchFile(request)
  if (!isWhole) return response
  const copy = response.clone()
  await cache.put(request, copy).then(
    () => trimFiles(),
    () => undefined, // the storage is full: the next page fetches it again
  )
  return response
}

const keepFile = async (cache: Cache, address: string): Promise<void> => {
  if (await caches.match(address)) return
  const { response, isWhole } = await fetchFile(address)
  if (isWhole) await cache.put(address, response)
}

/**
 * Caches files that a page loaded before the worker was active, usually from the browser's cache. A missing file does
 * not affect the others.
 */
export const keepFiles = async (addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(FILES_CACHE)
  await Promise.allSettled(addresses.map((address) => keepFile(cache, address)))
  await trimFiles()
}
