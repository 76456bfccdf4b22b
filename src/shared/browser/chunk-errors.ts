import { reloadPage } from '#shared/version/take-over.ts'

const chunkErrors = new WeakSet()

// Vite reports every file that did not arrive; what its error says differs between browsers.
if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload)
    // The tag of a style that was lost would count as the style when the part is asked for again.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (payload.message.endsWith(link.href)) link.remove()
  })
}

/** Whether an error is the loss of a script or style that a screen needs: no fault of its code. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && chunkErrors.has(error)

const mending: { files?: () => Promise<unknown> } = {}

/** For the part that knows how to fetch broken files anew; it comes after the first load. */
export const provideMending = (mendFiles: () => Promise<unknown>): void => {
  mending.files = mendFiles
}

/** Opens the page anew, with the newest version of the host, because something of this one does not run. */
export const reloadMended = (): void => {
  if (mending.files) void mending.files().then(reloadPage, reloadPage)
  else reloadPage()
}
