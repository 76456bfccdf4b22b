import { withTexts } from '#shared/i18n/i18n.ts'
import { lostCard, optionalPart } from '#shared/ui/state/optional-part.tsx'

/** Redirect to the separate student portal, rendered in place of a screen. In the first load of that campus only. */
export const ToSeparatePortal = optionalPart(
  async () => (await withTexts(import('./leaving-portal.tsx'), 'ui')).LeavingPortal,
  {
    lost: lostCard,
  },
)
