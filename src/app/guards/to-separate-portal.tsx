import { lostCard, optionalPart } from '#shared/ui/state/optional-part.tsx'

/** Stands where a screen would, on the way to the separate student portal; in the first load of that campus only. */
export const ToSeparatePortal = optionalPart(async () => (await import('./leaving-portal.tsx')).LeavingPortal, {
  lost: lostCard,
})
