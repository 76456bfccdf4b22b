import type { AskedPage } from '#shared/browser/ask-pages.ts'

/** A page of this origin as its worker sees it. */
export interface WindowClient extends AskedPage {
  url: string
  visibilityState: DocumentVisibilityState
  navigate: (url: string) => Promise<unknown>
}

/** What this worker needs of its global scope; the project's types are those of pages. */
export interface WorkerScope {
  registration: Pick<ServiceWorkerRegistration, 'active'>
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowClient[]>
    claim: () => Promise<void>
  }
  skipWaiting: () => Promise<void>
}
