import { createStore } from '#shared/state/create-store.ts'
import { reloadPage } from '#shared/version/take-over.ts'

const chunkErrors = new WeakSet()

/** Messages of the files of this page that failed to load, oldest first. The browser's message may name the file. */
export const fileErrors = createStore<readonly string[]>([])

// Vite reports every file that failed to load; the error message differs between browsers.
if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload)
    fileErrors.set([...fileErrors.get(), payload.message])
    // The tag of a failed style would count as loaded on the next attempt.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (payload.message.endsWith(link.href)) link.remove()
  })
}

/** Returns whether an error means that a required script or style failed to load: not a fault of its code. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && chunkErrors.has(error)

const mending: { files?: () => Promise<unknown> } = {}

/** Registers the function that fetches broken files again; it is loaded after the first load. */
export const provideMending = (mendFiles: () => Promise<unknown>): void => {
  mending.files = mendFiles
}

/** Reloads the page with the newest version of the host, because part of this one cannot run. */
export const reloadMended = (): void => {
  if (mending.files) void mending.files().then(reloadPage, reloadPage)
  else reloadPage()
}
