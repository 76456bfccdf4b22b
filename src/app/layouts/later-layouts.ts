import { lazy } from 'react'

// Layouts that no landing screen needs: each comes with the first screen that stands in it.
export const PreLoginLayout = lazy(async () => ({ default: (await import('./pre-login-layout.tsx')).PreLoginLayout }))
export const LetterInfoLayout = lazy(async () => ({
  default: (await import('./letter-info-layout.tsx')).LetterInfoLayout,
}))
export const PlainLayout = lazy(async () => ({ default: (await import('./plain-layout.tsx')).PlainLayout }))
