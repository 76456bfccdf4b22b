/** The last /config.json. */
export const CONFIG_CACHE = 'portal-config'
export const CONFIG = '/config.json'
export const DOCUMENT = '/index.html'

/** Content of the last /config.json, or undefined. */
export const readLastConfig = async (): Promise<unknown> => {
  try {
    const answer = await (await caches.open(CONFIG_CACHE)).match(CONFIG)
    return (await answer?.json()) as unknown
  } catch {
    return undefined // unreadable counts as absent
  }
}

/**
 * Keeps the first /config.json: the next one that says the same asks for no new document. One that is there belongs to
 * the document of the worker before, which still serves and must see what changes. Without a network the page says so.
 */
export const keepFirstConfig = async (): Promise<void> => {
  const cache = await caches.open(CONFIG_CACHE)
  if (!(await cache.match(CONFIG))) await cache.add(CONFIG).catch(() => undefined)
}

/**
 * The headers of the document are made from config.json, and a new config.json is no new version of the worker: takes
 * the headers over. A document with another text belongs to a new version, which brings itself.
 * @param key address of the document in the precache
 */
export const renewHeaders = async (precache: string, key: string): Promise<void> => {
  const cache = await caches.open(precache)
  const kept = await cache.match(key)
  // eslint-disable-next-line no-restricted-syntax -- a file of the portal; no gateway is asked
  const fresh = await fetch(DOCUMENT, { cache: 'reload' })
  if (!kept || !fresh.ok) return
  const copy = fresh.clone()
  if ((await kept.text()) === (await fresh.text())) await cache.put(key, copy)
}
