import { createElement } from 'react'
import { Outlet } from 'react-router-dom'
import type { Layout } from '#kit/screen.ts'
import { lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'

// The frames that a link leads into: fetched before it is pressed. Apart from later-layouts.ts, whose frames know the
// table of screens, which knows who fetches these.
const load = () => import('./reading-layouts.tsx')
/** Without its frame a screen can be read all the same. */
const manner = {
  waiting: () => createElement(Skeleton, { lines: 8 }),
  onLoadError: () => createElement(Outlet),
}

export const PengumumanLayout = lazyOptional(async () => (await load()).PengumumanLayout, manner)
export const NotificationLayout = lazyOptional(async () => (await load()).NotificationLayout, manner)

/** Fetches the frame of a screen that a link of the app leads to. */
export const prefetchLayout = async (layout: Layout): Promise<void> => {
  if (layout === 'announcement') await PengumumanLayout.prefetch()
  if (layout === 'notification') await NotificationLayout.prefetch()
}
