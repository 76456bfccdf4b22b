import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { wait } from '#shared/state/wait.ts'

/** A worker that does not take over in this time is not waited for. */
const PATIENCE_MS = 3000

/** Lets the version that waits serve the pages of this browser from now on. */
const takeOver = async (workers: ServiceWorkerContainer): Promise<void> => {
  const registration = await workers.getRegistration().catch(() => undefined)
  const waiting = registration?.waiting
  if (!waiting) return // there is none, or another tab has taken it: the next page is of that version anyway
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  waiting.postMessage({ type: 'take-over' })
  await Promise.race([taken, wait(PATIENCE_MS)])
}

/**
 * A fresh page because a person asked for one: of the new version, where one waits. What reloads by itself does not change
 * the version.
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
