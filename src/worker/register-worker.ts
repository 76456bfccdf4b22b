import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { workerAddress } from '#shared/browser/trusted-worker.ts'
import { offerNewVersion } from '#shared/version/new-version.ts'
import { reloadPage } from '#shared/version/take-over.ts'

const SCRIPT = '/sw.js'
const DEMO_SCRIPT = '/mockServiceWorker.js'
/** A tab that stays open for days learns of a new version too. */
const CHECK_MS = 3_600_000

/**
 * Where the demo stood before, its worker would go on answering in the gateway's place. It is gone when its last page is:
 * registering ours now would keep it.
 * @returns whether there was one
 */
const removeDemoWorker = async (workers: ServiceWorkerContainer): Promise<boolean> => {
  for (const registration of await workers.getRegistrations()) {
    const { active, waiting, installing } = registration
    const address = (active ?? waiting ?? installing)?.scriptURL
    if (address && new URL(address).pathname === DEMO_SCRIPT) return registration.unregister()
  }
  return false
}

const watchVersions = (workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void => {
  const look = () => {
    const { waiting } = registration
    // Without a controller it is the first worker, not a newer one.
    if (waiting && workers.controller) offerNewVersion(reloadPage)
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  let checked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checked < CHECK_MS) return
    checked = performance.now()
    registration.update().catch(() => undefined) // no network: another time
  })
}

/** What this page loaded before the worker stood between: visited screens open offline too. */
const keepLoadedFiles = async ({ ready }: ServiceWorkerContainer): Promise<void> => {
  const { active } = await ready
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ type: 'keep-files', addresses })
}

/** Installs the worker of the production build. Where there can be none, the portal needs the network, as before. */
export const registerWorker = async (): Promise<void> => {
  const workers = serviceWorkers()
  if (!workers) return
  try {
    if (await removeDemoWorker(workers)) return
    watchVersions(workers, await workers.register(workerAddress(SCRIPT), { updateViaCache: 'none' }))
    await keepLoadedFiles(workers)
  } catch (error) {
    console.warn('the portal will not open without a network', error)
  }
}
