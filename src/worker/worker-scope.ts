import type { QueriedPage } from '#shared/browser/query-pages.ts'

/** A page of this origin as seen by its worker. */
export interface WindowClient extends QueriedPage {
  url: string
  visibilityState: DocumentVisibilityState
  navigate: (url: string) => Promise<unknown>
}

/** The part of the global scope that this worker needs; the project's types are those of pages. */
export interface WorkerScope {
  registration: Pick<ServiceWorkerRegistration, 'active'>
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowClient[]>
    claim: () => Promise<void>
  }
  skipWaiting: () => Promise<void>
}
