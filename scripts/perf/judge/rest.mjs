// A new window has the browser load parts of its own: the list below its address field alone is a page of 150 files. On
// two cores that takes from the visit what no phone would take, so a visit begins when the browser is at rest.
import { setTimeout as delay } from 'node:timers/promises'

const SAMPLE_MS = 200
/** What a browser that waits still uses of one processor. */
const RESTING_SHARE = 0.05
const CALM_SAMPLES = 2
const TIMEOUT_MS = 20_000

/**
 * @param {() => Promise<number>} readCpuS processor time that the browser has used so far, in seconds
 * @param {(ms: number) => Promise<unknown>} wait
 * @param {number} timeoutMs
 * @throws Error when it does not come to rest
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

/** All processes of a browser, those of its own windows too. @param {import('@playwright/test').Browser} browser */
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
