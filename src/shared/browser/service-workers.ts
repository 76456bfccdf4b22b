/**
 * Returns the service workers of this site, or undefined: insecure pages have none, and the getter throws when site
 * data is blocked.
 */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => {
  try {
    return (navigator as Partial<Navigator>).serviceWorker
  } catch {
    return undefined
  }
}
