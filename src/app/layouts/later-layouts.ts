import type { Layout } from '#shared/screen.ts'
import { lazyPart } from '#shared/ui/lazy-part.tsx'

const readingLayouts = () => import('./reading-layouts.tsx')

// Layouts that no landing screen needs: each comes with the first screen that stands in it.
const preLogin = lazyPart(async () => (await import('./pre-login-layout.tsx')).PreLoginLayout)
const letterInfo = lazyPart(async () => (await import('./letter-info-layout.tsx')).LetterInfoLayout)
const plain = lazyPart(async () => (await import('./plain-layout.tsx')).PlainLayout)
const pengumuman = lazyPart(async () => (await readingLayouts()).PengumumanLayout)
const notification = lazyPart(async () => (await readingLayouts()).NotificationLayout)

export const PreLoginLayout = preLogin.Part
export const LetterInfoLayout = letterInfo.Part
export const PlainLayout = plain.Part
export const PengumumanLayout = pengumuman.Part
export const NotificationLayout = notification.Part

/** Fetches the frame of a screen that a link of the app leads to. */
export const prefetchLayout = async (layout: Layout): Promise<void> => {
  if (layout === 'announcement') await pengumuman.prefetch()
  if (layout === 'notification') await notification.prefetch()
}
