import type { Layout } from '#shared/screen.ts'

/** Fetches the frame of a screen that a link of the app leads to; one that does not arrive is fetched again with its screen. */
export const prefetchLayout = async (layout: Layout): Promise<void> => {
  if (layout === 'announcement' || layout === 'notification')
    await import('./reading-layouts.tsx').catch(() => undefined)
}
