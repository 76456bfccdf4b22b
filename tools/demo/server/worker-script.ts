/** Where msw's worker script lies; the only script address that the demo's default policy accepts. */
export const WORKER_ADDRESS = '/mockServiceWorker.js'

interface PolicyRules {
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    trustedTypes?: { defaultPolicy: unknown; createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

/** Lets msw register its worker by a plain address under require-trusted-types-for 'script'. */
export const allowWorkerScript = (): void => {
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, window.location.href)
      if (origin === window.location.origin && pathname === WORKER_ADDRESS) return address
      throw new TypeError(`script address refused: ${pathname}`)
    },
  })
}

/**
 * The worker unregisters itself when the last page leaves; after a quick reload this page may be held by one that
 * is just going. Registering again keeps it; on a first visit msw does that itself.
 */
export const keepLeavingWorker = async (): Promise<void> => {
  if (navigator.serviceWorker.controller) await navigator.serviceWorker.register(WORKER_ADDRESS)
}
