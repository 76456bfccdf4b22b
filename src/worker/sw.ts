// The service worker of the production build, /sw.js (ADR 14). It keeps files of the portal and no
// answer of a gateway.
import { cacheNames, clientsClaim } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isRecord } from '#shared/text/is-record.ts'
import { CONFIG, CONFIG_CACHE, DOCUMENT, keepFirstConfig, readLastConfig, renewHeaders } from './kept-config.ts'
import { FILES_CACHE, keepFiles, keepOldFiles, trimFiles } from './kept-files.ts'
import { FILE_ADDRESS, hashedFiles, isHashedFile, isProxied } from './paths.ts'

/** Written by the build: what the shell, both stages and the landing screen need. */
declare const PRECACHE: { url: string; revision: string | null }[]

declare const self: {
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'message', listener: (event: ExtendableMessageEvent) => void) => void)
  skipWaiting: () => Promise<void>
}

/** The network has this long; then the last copy serves, as it does in the page itself. */
const CONFIG_TIMEOUT_S = 5

const shell = new PrecacheController()
shell.addToCacheList(PRECACHE)
const current = new Set(shell.getURLsToCacheKeys().values())

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirstConfig()) // of the moment from which the document's headers are
  void shell.install(event)
})
self.addEventListener('activate', (event) =>
  event.waitUntil(keepOldFiles(cacheNames.precache, current).then(() => shell.activate(event))),
)
clientsClaim()

// A new version waits until the person asks for it: a tab never gets files of another version unasked.
self.addEventListener('message', (event) => {
  const { data } = event
  if (!isRecord(data)) return
  if (data['type'] === 'take-over') event.waitUntil(self.skipWaiting())
  if (data['type'] === 'keep-files') event.waitUntil(keepFiles(hashedFiles(data['addresses'], location.origin)))
})

const isType = (answer: Response, type: string): boolean => answer.headers.get('Content-Type')?.includes(type) ?? false

const files = new CacheFirst({
  cacheName: FILES_CACHE,
  plugins: [
    {
      // Some hosts answer a missing file with a document.
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.status === 200 && !isType(response, 'html') ? response : null),
      cacheDidUpdate: () => trimFiles(),
    },
  ],
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url.pathname),
  async (options) => (await shell.matchPrecache(options.request)) ?? files.handle(options),
)

const documentKey = shell.getCacheKeyForURL(DOCUMENT) ?? DOCUMENT
const config = new NetworkFirst({
  cacheName: CONFIG_CACHE,
  networkTimeoutSeconds: CONFIG_TIMEOUT_S,
  plugins: [
    {
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.status === 200 && isType(response, 'json') ? response : null),
      // Before the page hears of it: it opens itself anew where the gateway has moved.
      fetchDidSucceed: async ({ response }) => {
        if (response.status === 200 && isType(response, 'json'))
          await renewHeaders(await response.clone().text(), cacheNames.precache, documentKey).catch(() => undefined)
        return response
      },
    },
  ],
})
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG, config)

const openApp = shell.createHandlerBoundToURL(DOCUMENT)
registerRoute(
  new NavigationRoute(
    async (options) => {
      if (!isProxied(await readLastConfig(), options.url.pathname)) return openApp(options)
      // oxlint-disable-next-line house/one-door -- the browser's own navigation, passed on as it is
      return fetch(options.request)
    },
    { denylist: [FILE_ADDRESS] },
  ),
)
