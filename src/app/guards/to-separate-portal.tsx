import { withTexts } from '#shared/i18n/i18n.ts'
import { lazyOptional, loadErrorCard } from '#shared/ui/state/lazy-optional.tsx'

/** Redirect to the separate student portal, rendered in place of a screen. In the first load of that campus only. */
export const ToSeparatePortal = lazyOptional(
  async () => (await withTexts(import('./leaving-portal.tsx'), 'ui')).LeavingPortal,
  {
    onLoadError: loadErrorCard,
  },
)
