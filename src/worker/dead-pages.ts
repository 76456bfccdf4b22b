import { PING } from '#shared/browser/ping.ts'
import { queryPages } from '#shared/browser/query-pages.ts'
import { FILE_ADDRESS } from './paths.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

/** Longest wait for an answer: the head script answers before anything else on a page runs. */
const ANSWER_MS = 5000

const pagesOf = ({ clients }: WorkerScope): Promise<readonly WindowClient[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Takes over when pages are open but none of them answers: a document whose head script is blocked or broken cannot
 * offer a new version, and every address would show it until the next release. While one page answers, the user
 * decides.
 * @returns whether the worker takes over
 */
export const takeOverDeadPages = async (scope: WorkerScope): Promise<boolean> => {
  if (!scope.registration.active) return false // the first worker of this browser serves no page yet
  const pages = await pagesOf(scope)
  if (pages.length === 0 || (await queryPages(pages, PING, ANSWER_MS))) return false
  await scope.skipWaiting()
  return true
}

/** Reloads dead pages. A hidden page may only be suspended, with typed input: it is skipped. */
export const reopenPages = async (scope: WorkerScope): Promise<void> => {
  await scope.clients.claim()
  for (const page of await pagesOf(scope)) {
    const { pathname } = new URL(page.url)
    if (page.visibilityState !== 'visible' || FILE_ADDRESS.test(pathname)) continue
    page.navigate(page.url).catch(() => undefined) // resolves after the activation, which must not wait for it
  }
}
