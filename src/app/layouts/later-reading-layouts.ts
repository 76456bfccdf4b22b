import type { Layout } from '#shared/screen.ts'
import { lazyPart } from '#shared/ui/lazy-part.tsx'

// The frames that a link leads into: fetched before it is pressed. Apart from later-layouts.ts, whose frames know the
// table of screens, which knows who fetches these.
const load = () => import('./reading-layouts.tsx')
const pengumuman = lazyPart(async () => (await load()).PengumumanLayout)
const notification = lazyPart(async () => (await load()).NotificationLayout)

export const PengumumanLayout = pengumuman.Part
export const NotificationLayout = notification.Part

/** Fetches the frame of a screen that a link of the app leads to. */
export const prefetchLayout = async (layout: Layout): Promise<void> => {
  if (layout === 'announcement') await pengumuman.prefetch()
  if (layout === 'notification') await notification.prefetch()
}
