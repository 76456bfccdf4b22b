// A new window loads files of the browser itself: the list below the address field alone is a page of 150 files. On two
// cores this slows the visit in a way no phone would see, so a visit starts when the browser is idle.
import { setTimeout as delay } from 'node:timers/promises'

const SAMPLE_MS = 200
/** Share of one processor that an idle browser uses. */
const RESTING_SHARE = 0.05
const CALM_SAMPLES = 2
const TIMEOUT_MS = 20_000

/**
 * Waits until the browser is idle.
 * @param {() => Promise<number>} readCpuS processor time that the browser has used so far, in seconds
 * @param {(ms: number) => Promise<unknown>} wait
 * @param {number} timeoutMs
 * @throws Error when it does not become idle in time
 */
export const untilAtRest = async (readCpuS, wait = delay, timeoutMs = TIMEOUT_MS) => {
  const allowedS = (SAMPLE_MS / 1000) * RESTING_SHARE
  let before = await readCpuS()
  let calm = 0
  for (let waited = 0; waited < timeoutMs; waited += SAMPLE_MS) {
    await wait(SAMPLE_MS)
    const now = await readCpuS()
    calm = now - before <= allowedS ? calm + 1 : 0
    if (calm === CALM_SAMPLES) return
    before = now
  }
  throw new Error(`the browser does not come to rest within ${timeoutMs / 1000} s`)
}

/**
 * Waits until all processes of a browser are idle, including its own windows. @param
 * {import('@playwright/test').Browser} browser
 */
export const browserAtRest = async (browser) => {
  const cdp = await browser.newBrowserCDPSession()
  try {
    await untilAtRest(async () => {
      const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    })
  } finally {
    await cdp.detach()
  }
}
