import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { wait } from '#shared/state/wait.ts'

/** Longest wait for the new worker to take over. */
const PATIENCE_MS = 3000
/** Longest wait for the installation of a new version. */
const UPDATE_MS = 5000

/** Resolves when the newest version is installed, or there is none. @throws without a network */
const fetchNewVersion = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await registration.update()
  const { installing } = registration
  if (!installing) return
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => resolve(), { once: true })
  })
}

/** Lets the newest version control the pages of this browser. */
const takeOver = async (workers: ServiceWorkerContainer): Promise<void> => {
  const registration = await workers.getRegistration().catch(() => undefined)
  if (!registration) return
  if (!registration.waiting) await Promise.race([fetchNewVersion(registration).catch(() => undefined), wait(UPDATE_MS)]) // no network, no new version
  const { waiting } = registration
  if (!waiting) return // there is none, or another tab has activated it: the next page uses that version anyway
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  waiting.postMessage({ type: 'take-over' })
  await Promise.race([taken, wait(PATIENCE_MS)])
}

/**
 * Reloads the page with the host's newest version: at the user's request, or because a file of this version is missing
 * on the host. Any other reload keeps the version.
 */
export const reloadPage = (): void => {
  const workers = serviceWorkers()
  const reload = () => window.location.reload()
  if (!workers?.controller) reload()
  else void takeOver(workers).then(reload, reload)
}

/**
 * Looks for the next version, which may be fixed, and reloads with it as soon as it is installed. For a page that could
 * not start and holds no input. Reloads at most once per version.
 */
export const reloadWithNextVersion = async (): Promise<void> => {
  const registration = await serviceWorkers()?.getRegistration()
  if (!registration?.active) return
  const look = () => {
    if (registration.waiting) reloadPage()
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  registration.installing?.addEventListener('statechange', look) // the browser checks for updates itself on page load
  look()
  await registration.update()
}
