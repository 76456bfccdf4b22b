// Service worker of the production build, /sw.js (ADR 14). It caches files of the portal, but no gateway responses.
import { cacheNames, clientsClaim } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { isRecord } from '#shared/text/is-record.ts'
import { reopenPages, takeOverDeadPages } from './dead-pages.ts'
import { installFiles, type PrecachedFile } from './install-files.ts'
import { CONFIG, CONFIG_CACHE, DOCUMENT, keepFirstConfig, readLastConfig, renewHeaders } from './kept-config.ts'
import { keepFiles, laterFile } from './kept-files.ts'
import { FILE_ADDRESS, hashedFiles, isHashedFile, isProxied } from './paths.ts'
import { precacheOf } from './precache.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Written by the build: the files of the shell, both stages and the home screen. */
declare const PRECACHE: PrecachedFile[]
/** Written by the build: hashes of the document's inline texts, as a policy names them. */
declare const INLINE_HASHES: string[]

declare const self: WorkerScope & {
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'message', listener: (event: ExtendableMessageEvent) => void) => void)
}

/** Longest wait for the network, in seconds; then the last copy is used, as in the page itself. */
const CONFIG_TIMEOUT_S = 5

const files: PrecachedFile[] = PRECACHE // named once: the build replaces one place
const shell = precacheOf(cacheNames.precache, files, location.origin)

/** Set when no open page answers: this worker takes over without a request and reloads them. */
let takesOver = false

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirstConfig()) // of the same time as the document's headers
  event.waitUntil(install())
})
const install = async (): Promise<void> => {
  await installFiles(files, cacheNames.precache, shell.keyOf, INLINE_HASHES)
  takesOver = await takeOverDeadPages(self)
}
self.addEventListener('activate', (event) => event.waitUntil(activate()))
const activate = async (): Promise<void> => {
  await shell.retire()
  if (takesOver) await reopenPages(self)
}
clientsClaim()

// A new version waits for the user's request: a tab never gets files of another version on its own.
self.addEventListener('message', (event) => {
  const { data } = event
  if (!isRecord(data)) return
  if (data['type'] === 'take-over') event.waitUntil(self.skipWaiting())
  if (data['type'] === 'keep-files') event.waitUntil(keepFiles(hashedFiles(data['addresses'], location.origin)))
})

const isJson = (answer: Response): boolean =>
  answer.status === 200 && (answer.headers.get('Content-Type')?.includes('json') ?? false)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url.pathname),
  async ({ request }) => (await shell.read(request.url)) ?? laterFile(request),
)

const config = new NetworkFirst({
  cacheName: CONFIG_CACHE,
  networkTimeoutSeconds: CONFIG_TIMEOUT_S,
  plugins: [
    {
      cacheWillUpdate: ({ response }) => Promise.resolve(isJson(response) ? response : null),
      // Runs before the page receives the response: the page reloads when the gateway has moved.
      fetchDidSucceed: async ({ response }) => {
        if (isJson(response))
          await renewHeaders(await response.clone().text(), {
            precache: cacheNames.precache,
            key: shell.keyOf(DOCUMENT),
            hashes: INLINE_HASHES,
          }).catch(() => undefined)
        return response
      },
    },
  ],
})
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG, config)

registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const kept = isProxied(await readLastConfig(), url.pathname) ? undefined : await shell.read(DOCUMENT)
      // oxlint-disable-next-line house/gateway-client -- the browser's own navigation, passed on as it is
      return kept ?? fetch(request)
    },
    { denylist: [FILE_ADDRESS] },
  ),
)
