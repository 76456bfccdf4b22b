import { lazyPart } from '#shared/ui/lazy-part.tsx'

// Layouts that no landing screen needs: each comes with the first screen that stands in it.
const preLogin = lazyPart(async () => (await import('./pre-login-layout.tsx')).PreLoginLayout)
const letterInfo = lazyPart(async () => (await import('./letter-info-layout.tsx')).LetterInfoLayout)
const plain = lazyPart(async () => (await import('./plain-layout.tsx')).PlainLayout)

export const PreLoginLayout = preLogin.Part
export const LetterInfoLayout = letterInfo.Part
export const PlainLayout = plain.Part
