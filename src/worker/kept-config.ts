import { permitsInline } from './paths.ts'
import { allows } from './policy-needs.ts'

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
  if (await cache.match(CONFIG)) return
  await cache.add(CONFIG).catch(() => undefined)
  const text = await (await cache.match(CONFIG))?.text()
  if (text !== undefined) await cache.put(HEADERS_OF, new Response(text))
}

/** Says to which /config.json the headers of the kept document belong. */
const HEADERS_OF = '/config.json?headers'
const POLICY = 'Content-Security-Policy'

interface KeptDocument {
  precache: string
  key: string
  hashes: readonly string[]
}

/**
 * The headers of the document are made from config.json, and a new config.json is no new version of the worker: takes
 * the headers over. A document with another text belongs to a new version, which brings itself. One whose headers are
 * still those of before comes from a host that does not know yet: the next visit asks again.
 * @param text of the /config.json that has just arrived
 * @param kept name of the precache, address of the document in it, hashes of the document's inline texts
 */
export const renewHeaders = async (text: string, { precache, key, hashes }: KeptDocument): Promise<void> => {
  const [configs, cache] = await Promise.all([caches.open(CONFIG_CACHE), caches.open(precache)])
  const known = await (await configs.match(HEADERS_OF))?.text()
  const kept = await cache.match(key)
  if (known === text || !kept) return
  // oxlint-disable-next-line house/one-door -- a file of the portal; no gateway is asked
  const fresh = await fetch(DOCUMENT, { cache: 'reload' })
  const policy = fresh.headers.get(POLICY)
  if (!fresh.ok || !permitsInline(policy, hashes)) return // an error, or headers of another release
  const isNew = kept.headers.get(POLICY) !== policy
  const copy = fresh.clone()
  if (isNew && (await kept.text()) === (await fresh.text())) await cache.put(key, copy)
  if (isNew || allows(policy, JSON.parse(text))) await configs.put(HEADERS_OF, new Response(text))
}
