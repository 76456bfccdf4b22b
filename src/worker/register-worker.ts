import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { workerAddress } from '#shared/browser/trusted-worker.ts'
import { wait } from '#shared/state/wait.ts'
import { offerNewVersion } from '#shared/version/new-version.ts'
import { reloadPage } from '#shared/version/take-over.ts'

const SCRIPT = '/sw.js'
const DEMO_SCRIPT = '/mockServiceWorker.js'
/** Shortest interval between two checks for a new version when a tab becomes visible. */
const CHECK_MS = 3_600_000

const tellWorker = (error: unknown): void => console.warn('the portal will not open without a network', error)

/**
 * Removes the worker of a demo that was served from this address: it would keep answering in the gateway's place. It
 * stays active until its last page is closed; registering ours now would keep it alive.
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

/**
 * Delay before a failed installation is repeated, doubled each time: a host that is being replaced has files of two
 * releases.
 */
const RETRY_MS = 60_000

const register = (workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> =>
  workers.register(workerAddress(SCRIPT), { updateViaCache: 'none' })

/** Offers an installed version, or retries a failed installation. */
const watchInstallations = (
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  failures = 0,
): void => {
  let attempts = failures
  let watched: ServiceWorker | null = null
  const look = () => {
    // Without a controller it is the first worker, not a new version.
    if (registration.waiting && workers.controller) offerNewVersion(reloadPage)
  }
  const installAgain = async (): Promise<void> => {
    await wait(RETRY_MS * 2 ** attempts * (1 + Math.random())) // spreads the retries of all students
    attempts += 1
    if (registration.active) await registration.update()
    else watchInstallations(workers, await register(workers), attempts) // the browser drops a registration that never worked
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

/** Checks for a new version in a tab that stays open for days. */
const lookForVersions = (workers: ServiceWorkerContainer): void => {
  let checked = performance.now()
  const look = async (): Promise<void> => {
    if (document.hidden || performance.now() - checked < CHECK_MS) return
    checked = performance.now()
    await (await workers.getRegistration())?.update()
  }
  document.addEventListener('visibilitychange', () => void look().catch(() => undefined)) // no network: the next time
}

/** Caches the files that this page loaded before the worker was active: visited screens open offline too. */
const keepLoadedFiles = async ({ ready }: ServiceWorkerContainer): Promise<void> => {
  const { active } = await ready
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ type: 'keep-files', addresses })
}

/** Installs the worker of the production build. Where workers are not available, the portal needs the network. */
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
