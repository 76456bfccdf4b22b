import { withTexts } from '#shared/i18n/i18n.ts'
import { hideOnLoadError, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'

/** On most visits the home screen has shown its data by then, so this does not compete for its connection. */
const WAIT_MS = 3000

/** Resolves after the first screen has had its time, or at once without a network. */
const afterFirstScreen = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, navigator.onLine ? WAIT_MS : 0)
    window.addEventListener('offline', () => resolve(), { once: true })
  })

/**
 * Slot for the bars about a lost network or a new version; also persists responses. Without this chunk the portal needs
 * the network.
 */
export const OfflineSlot = lazyOptional(
  async () => {
    await afterFirstScreen()
    return (await withTexts(import('./offline-parts.tsx'), 'ui')).OfflineParts
  },
  { onLoadError: hideOnLoadError },
)
