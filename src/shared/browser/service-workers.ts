/** The workers of this site, or undefined: an insecure page has none, and where the data of a site is blocked the getter throws. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => {
  try {
    return (navigator as Partial<Navigator>).serviceWorker
  } catch {
    return undefined
  }
}
