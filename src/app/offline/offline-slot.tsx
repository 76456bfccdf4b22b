import { lazy, Suspense } from 'react'
import { loadNamespace } from '#shared/i18n/i18n.ts'

/** The dashboard has shown its data by then on most visits, and nothing shares its connection with it. */
const WAIT_MS = 3000

/** Settles when the first screen has had its time, or at once where there is no network. */
const afterFirstScreen = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, navigator.onLine ? WAIT_MS : 0)
    window.addEventListener('offline', () => resolve(), { once: true })
  })

const OfflineParts = lazy(async () => {
  await afterFirstScreen()
  const [parts] = await Promise.all([import('./offline-parts.tsx').catch(() => null), loadNamespace('ui')])
  return { default: parts?.OfflineParts ?? (() => null) } // without them the portal needs the network, as before
})

/** Where the shell says that there is no network or a new version; also keeps answers. Comes after the first screen. */
export const OfflineSlot = () => (
  <Suspense>
    <OfflineParts />
  </Suspense>
)
