import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { workerAddress } from '#shared/browser/trusted-worker.ts'
import { wait } from '#shared/state/wait.ts'
import { offerNewVersion } from '#shared/version/new-version.ts'
import { reloadPage } from '#shared/version/take-over.ts'

const SCRIPT = '/sw.js'
const DEMO_SCRIPT = '/mockServiceWorker.js'
/** A tab looks for a new version when it is shown again, not more often. */
const CHECK_MS = 3_600_000

const tellWorker = (error: unknown): void => console.warn('the portal will not open without a network', error)

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

/** A host that is being replaced has files of two releases: an installation that failed is tried again after this time, then later and later. */
const RETRY_MS = 60_000

const register = (workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> =>
  workers.register(workerAddress(SCRIPT), { updateViaCache: 'none' })

/** Follows what is installed: offers it, or tries again when it could not be installed. */
const watchInstallations = (
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  failures = 0,
): void => {
  let attempts = failures
  let watched: ServiceWorker | null = null
  const look = () => {
    // Without a controller it is the first worker, not a newer one.
    if (registration.waiting && workers.controller) offerNewVersion(reloadPage)
  }
  const installAgain = async (): Promise<void> => {
    await wait(RETRY_MS * 2 ** attempts * (1 + Math.random())) // not every student in the same second
    attempts += 1
    if (registration.active) await registration.update()
    else watchInstallations(workers, await register(workers), attempts) // the browser drops what never worked
  }
  const watch = () => {
    const { installing } = registration
    if (!installing || installing === watched) return
    watched = installing
    let isInstalled = false
    installing.addEventListener('statechange', () => {
      isInstalled ||= installing.state === 'installed'
      if (installing.state === 'redundant' && !isInstalled) installAgain().catch(tellWorker)
      else look()
    })
  }
  look()
  watch()
  registration.addEventListener('updatefound', watch)
}

/** Looks for a new version in a tab that stays open for days. */
const lookForVersions = (workers: ServiceWorkerContainer): void => {
  let checked = performance.now()
  const look = async (): Promise<void> => {
    if (document.hidden || performance.now() - checked < CHECK_MS) return
    checked = performance.now()
    await (await workers.getRegistration())?.update()
  }
  document.addEventListener('visibilitychange', () => void look().catch(() => undefined)) // no network: another time
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
    watchInstallations(workers, await register(workers))
    lookForVersions(workers)
    await keepLoadedFiles(workers)
  } catch (error) {
    tellWorker(error)
  }
}
