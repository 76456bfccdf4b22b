import type { QueriedPage } from '#shared/browser/query-pages.ts'

/** A page of the portal as seen by its worker. */
export interface OpenPage extends QueriedPage {
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
}

/** The part of the global scope that this worker needs; the project's types are those of pages. */
export interface PushScope {
  origin: string
  pages: () => Promise<readonly OpenPage[]>
  openWindow: (path: string) => Promise<unknown>
  notify: (title: string, options: NotificationOptions) => Promise<void>
}
