import { isFile, isWholeFile } from '#shared/browser/whole-file.ts'

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

interface Fetched {
  response: Response
  /** It is the file that its name says, and may be kept for good. */
  isWhole: boolean
}

const judge = async (response: Response, address: string): Promise<Fetched> => ({
  response,
  isWhole: isFile(response) && (await isWholeFile(response, address)),
})

/**
 * Fetches a file. One that arrived broken is fetched once more past the browser's own cache, which may hold it for a year.
 * @throws TypeError without a network
 */
const fetchFile = async (request: Request | string): Promise<Fetched> => {
  const address = typeof request === 'string' ? request : request.url
  // oxlint-disable-next-line house/one-door -- a file of the portal; no gateway is asked
  const first = await judge(await fetch(request), address)
  if (first.isWhole || !isFile(first.response)) return first
  // oxlint-disable-next-line house/one-door -- the same file
  const again = await fetch(address, { cache: 'reload', credentials: 'same-origin' }).catch(() => null)
  return again ? judge(again, address) : first
}

/**
 * Answers a page that asks for a later file: from the cache, or from the host, and keeps what came whole. A page that asks past
 * every cache (`cache: 'reload'`) has found a file broken: the kept one goes, unless it is whole.
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
    () => undefined, // the device is full: the next page fetches it again
  )
  return response
}

const keepFile = async (cache: Cache, address: string): Promise<void> => {
  if (await caches.match(address)) return
  const { response, isWhole } = await fetchFile(address)
  if (isWhole) await cache.put(address, response)
}

/** Keeps files that a page loaded before the worker was there; the browser has them still. One that is gone costs no other. */
export const keepFiles = async (addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(FILES_CACHE)
  await Promise.allSettled(addresses.map((address) => keepFile(cache, address)))
  await trimFiles()
}
