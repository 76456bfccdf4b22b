import { createStore } from '../state/create-store.ts'

/** Event by which a browser offers to install the page. Chromium only, so not in the types of the DOM. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: string }>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** The browser's offer to install the portal; null while there is none. */
export const installPrompt = createStore<InstallEvent | null>(null)

/**
 * Keeps the browser's offer for the portal's own one, and prevents the browser's bar. It is fired once, soon after the
 * page is loaded, so the entry listens.
 */
export const keepInstallPrompt = (): void =>
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    installPrompt.set(event)
  })

/** Returns whether the portal runs as an installed app. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

const IOS_SAFARI = /\b(?:iPhone|iPad|iPod)\b.*\bVersion\/.*\bSafari\//

/** Returns whether this is Safari on an iPhone or iPad, where only the user can add the portal to the home screen. */
export const isIosSafari = (agent = window.navigator.userAgent): boolean => IOS_SAFARI.test(agent)
