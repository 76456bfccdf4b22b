import { lazyPart } from '#shared/ui/state/lazy-part.tsx'

// Layouts that no home screen needs, each loaded with its first screen.
const preLogin = lazyPart(async () => (await import('./other/public-layouts.tsx')).PreLoginLayout)
const letterInfo = lazyPart(async () => (await import('./other/public-layouts.tsx')).LetterInfoLayout)
const plain = lazyPart(async () => (await import('./other/plain-layout.tsx')).PlainLayout)

export const PreLoginLayout = preLogin.Part
export const LetterInfoLayout = letterInfo.Part
export const PlainLayout = plain.Part
