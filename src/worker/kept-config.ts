import { permitsInline } from './paths.ts'
import { allows } from './policy-needs.ts'

/** Cache of the last /config.json. */
export const CONFIG_CACHE = 'portal-config'
export const CONFIG = '/config.json'
export const DOCUMENT = '/index.html'

/** Returns the content of the last /config.json, or undefined. */
export const readLastConfig = async (): Promise<unknown> => {
  try {
    const answer = await (await caches.open(CONFIG_CACHE)).match(CONFIG)
    return (await answer?.json()) as unknown
  } catch {
    return undefined // unreadable counts as absent
  }
}

/**
 * Caches the first /config.json, so that an equal later one does not fetch a new document. An existing one belongs to
 * the document of the previous worker, which is still active and must notice changes. Without a network the page shows
 * the failure.
 */
export const keepFirstConfig = async (): Promise<void> => {
  const cache = await caches.open(CONFIG_CACHE)
  if (await cache.match(CONFIG)) return
  await cache.add(CONFIG).catch(() => undefined)
  const text = await (await cache.match(CONFIG))?.text()
  if (text !== undefined) await cache.put(HEADERS_OF, new Response(text))
}

/** Key of the /config.json that the headers of the cached document belong to. */
const HEADERS_OF = '/config.json?headers'
const POLICY = 'Content-Security-Policy'

interface KeptDocument {
  precache: string
  key: string
  hashes: readonly string[]
}

/**
 * Renews the headers of the cached document after a change of config.json: they are generated from it, but a new
 * config.json is not a new version of the worker. A document with another text belongs to a new version, which installs
 * its own. A document with unchanged headers comes from a host that is not updated yet: the next visit fetches it
 * again.
 * @param text of the /config.json that has just arrived
 * @param kept name of the precache, address of the document in it, hashes of the document's inline texts
 */
export const renewHeaders = async (text: string, { precache, key, hashes }: KeptDocument): Promise<void> => {
  const [configs, cache] = await Promise.all([caches.open(CONFIG_CACHE), caches.open(precache)])
  const known = await (await configs.match(HEADERS_OF))?.text()
  const kept = await cache.match(key)
  if (known === text || !kept) return
  // oxlint-disable-next-line house/gateway-client -- a file of the portal; no gateway is asked
  const fresh = await fetch(DOCUMENT, { cache: 'reload' })
  const policy = fresh.headers.get(POLICY)
  if (!fresh.ok || !permitsInline(policy, hashes)) return // an error, or headers of another release
  const isNew = kept.headers.get(POLICY) !== policy
  const copy = fresh.clone()
  if (isNew && (await kept.text()) === (await fresh.text())) await cache.put(key, copy)
  if (isNew || allows(policy, JSON.parse(text))) await configs.put(HEADERS_OF, new Response(text))
}
