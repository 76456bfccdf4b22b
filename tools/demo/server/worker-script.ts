/** Address of msw's worker script, the only one that the demo's default Trusted Types policy accepts. */
export const WORKER_ADDRESS = '/mockServiceWorker.js'

interface PolicyRules {
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    trustedTypes?: { defaultPolicy: unknown; createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

/** Lets msw register its worker by a plain string under require-trusted-types-for 'script'. */
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
 * Registers the worker again. It unregisters itself when the last page is closed, and after a quick reload it may still
 * be controlling this page while doing so. On a first visit msw registers it.
 */
export const keepLeavingWorker = async (): Promise<void> => {
  if (navigator.serviceWorker.controller) await navigator.serviceWorker.register(WORKER_ADDRESS)
}
