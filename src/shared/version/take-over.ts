import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { wait } from '#shared/state/wait.ts'

/** A worker that does not take over in this time is not waited for. */
const PATIENCE_MS = 3000
/** Nor is a new version that does not arrive in this time. */
const UPDATE_MS = 5000

/** Settles when the newest version is installed, or there is none. @throws when there is no network */
const fetchNewVersion = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await registration.update()
  const { installing } = registration
  if (!installing) return
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => resolve(), { once: true })
  })
}

/** Lets the newest version serve the pages of this browser from now on. */
const takeOver = async (workers: ServiceWorkerContainer): Promise<void> => {
  const registration = await workers.getRegistration().catch(() => undefined)
  if (!registration) return
  if (!registration.waiting) await Promise.race([fetchNewVersion(registration).catch(() => undefined), wait(UPDATE_MS)]) // no network, no new version
  const { waiting } = registration
  if (!waiting) return // there is none, or another tab has taken it: the next page is of that version anyway
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  waiting.postMessage({ type: 'take-over' })
  await Promise.race([taken, wait(PATIENCE_MS)])
}

/**
 * Opens the page anew, of the newest version that the host has: a person asked for it, or a file of this version is lost
 * there. Any other reload keeps the version.
 */
export const reloadPage = (): void => {
  const workers = serviceWorkers()
  const reload = () => window.location.reload()
  if (!workers?.controller) reload()
  else void takeOver(workers).then(reload, reload)
}

/**
 * For a page that could not start and holds nothing: the next version, which may have been mended, is looked for and taken
 * as soon as it is there. A page is opened once for each version.
 */
export const reloadWithNextVersion = async (): Promise<void> => {
  const registration = await serviceWorkers()?.getRegistration()
  if (!registration?.active) return
  const look = () => {
    if (registration.waiting) reloadPage()
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  registration.installing?.addEventListener('statechange', look) // the browser looks by itself when a page is opened
  look()
  await registration.update()
}
