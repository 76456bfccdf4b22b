import { PING } from '#shared/browser/ping.ts'
import { queryPages } from '#shared/browser/query-pages.ts'
import { FILE_ADDRESS } from './paths.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

/** The head script answers before anything else on a page runs. */
const ANSWER_MS = 5000

const pagesOf = ({ clients }: WorkerScope): Promise<readonly WindowClient[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Takes over when pages are open and none of them runs: a document whose head script is blocked or broken can offer no new
 * version, and every address would show it until the next one. While one page runs, the person decides.
 * @returns whether the worker takes over
 */
export const takeOverDeadPages = async (scope: WorkerScope): Promise<boolean> => {
  if (!scope.registration.active) return false // the first worker of this browser: nobody is served yet
  const pages = await pagesOf(scope)
  if (pages.length === 0 || (await queryPages(pages, PING, ANSWER_MS))) return false
  await scope.skipWaiting()
  return true
}

/** Opens dead pages anew. A page that is not seen may only be asleep, with something typed: it is left alone. */
export const reopenPages = async (scope: WorkerScope): Promise<void> => {
  await scope.clients.claim()
  for (const page of await pagesOf(scope)) {
    const { pathname } = new URL(page.url)
    if (page.visibilityState !== 'visible' || FILE_ADDRESS.test(pathname)) continue
    page.navigate(page.url).catch(() => undefined) // it is answered after the activation, which must not wait for it
  }
}
