// The emulated phone of docs/performance.md: screen, processor and network.
import { chromium } from '@playwright/test'
import { programOf } from '../lib/machine.mjs'

export const CPU_SLOWDOWN = 4
export const DOWN_KBIT_PER_S = 1600
export const UP_KBIT_PER_S = 750
export const LATENCY_MS = 150

const BYTES_PER_S_PER_KBIT = 125
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const CONTEXT = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
}

/** Launches a browser with its own profile. */
export const launchBrowser = () => chromium.launch({ executablePath: programOf('chromium'), args: ARGS })

/**
 * Opens a user profile: an empty HTTP cache, and only the given entries in localStorage.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, entries: Record<string, string> } | undefined} kept entries that an earlier visit persisted
 */
export const openProfile = (browser, kept) =>
  browser.newContext({
    ...CONTEXT,
    ...(kept && {
      storageState: {
        cookies: [],
        origins: [
          {
            origin: kept.origin,
            localStorage: Object.entries(kept.entries).map(([name, value]) => ({ name, value })),
          },
        ],
      },
    }),
  })

/** Throttles the processor of a page. */
export const slowDown = (cdp, rate = CPU_SLOWDOWN) => cdp.send('Emulation.setCPUThrottlingRate', { rate })

/** Throttles a page to the phone's network. */
export const throttle = (cdp) =>
  cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_KBIT_PER_S * BYTES_PER_S_PER_KBIT,
    uploadThroughput: UP_KBIT_PER_S * BYTES_PER_S_PER_KBIT,
  })
