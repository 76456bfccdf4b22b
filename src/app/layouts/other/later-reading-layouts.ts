import { createElement } from 'react'
import { Outlet } from 'react-router-dom'
import type { Layout } from '#kit/screen.ts'
import { lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'

// Layouts of screens that links lead to, prefetched before the press. Separate from later-layouts.ts, whose layouts
// import the table of screens, which in turn imports the code that prefetches these.
const load = () => import('./reading-layouts.tsx')
/** A screen stays readable without its layout. */
const manner = {
  waiting: () => createElement(Skeleton, { lines: 8 }),
  onLoadError: () => createElement(Outlet),
}

export const PengumumanLayout = lazyOptional(async () => (await load()).PengumumanLayout, manner)
export const NotificationLayout = lazyOptional(async () => (await load()).NotificationLayout, manner)

/** Prefetches the layout of a screen that a link leads to. */
export const prefetchLayout = async (layout: Layout): Promise<void> => {
  if (layout === 'announcement') await PengumumanLayout.prefetch()
  if (layout === 'notification') await NotificationLayout.prefetch()
}
