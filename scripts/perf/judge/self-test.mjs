// Checks that the emulated phone is as slow as it should be. Otherwise a run says nothing about a budget.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { openServer } from '../host.mjs'
import { CPU_SLOWDOWN, DOWN_KBIT_PER_S, LATENCY_MS, openProfile, slowDown, throttle, UP_KBIT_PER_S } from '../phone.mjs'
import { PREFLIGHT_DELAY_MS } from '../recorded-gateway.mjs'

const DOWN_BYTES = 200_000
const UP_BYTES = 50_000
const BITS = 8
const LOOPS = 20_000_000

const expected = {
  latency: LATENCY_MS,
  download: LATENCY_MS + (DOWN_BYTES * BITS) / DOWN_KBIT_PER_S,
  upload: LATENCY_MS + (UP_BYTES * BITS) / UP_KBIT_PER_S,
  preflight: 2 * LATENCY_MS,
  cpu: CPU_SLOWDOWN,
}
/** Allowed deviation of a measurement: a relative part, plus the fixed overhead of a request in ms. */
const TOLERANCE = { part: 0.15, ms: 60 }
const CPU_TOLERANCE = 1.2

const answer = async (incoming, outgoing) => {
  incoming.resume()
  if (incoming.method === 'OPTIONS') await delay(PREFLIGHT_DELAY_MS)
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'college-id',
    'Cache-Control': 'no-store',
    'Content-Type': incoming.url === '/' ? 'text/html' : 'application/octet-stream',
  }
  const bodies = { '/': '<!doctype html><title>.</title>', '/large': randomBytes(DOWN_BYTES) }
  if (!incoming.readableEnded) await once(incoming, 'end')
  outgoing.writeHead(200, headers).end(bodies[incoming.url] ?? 'x')
}

/* Is sent to the page as text. */
const timeRequests = async ({ other, upBytes }) => {
  const time = async (address, init) => {
    const start = performance.now()
    await (await fetch(address, init)).arrayBuffer()
    return performance.now() - start
  }
  await time('/small') // opens the connection
  return {
    latency: await time('/small'),
    download: await time('/large'),
    upload: await time('/small', { method: 'POST', body: new Uint8Array(upBytes) }),
    preflight: await time(`${other}/small`, { headers: { 'college-id': '1' } }),
  }
}
const timeLoop = (loops) => {
  let best = Number.POSITIVE_INFINITY
  let sum = 0
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now()
    for (let turn = 0; turn < loops; turn += 1) sum = (sum * 31 + turn) | 0
    best = Math.min(best, performance.now() - start)
  }
  return best + (sum === 0.5 ? 1 : 0)
}

/**
 * Compares the measured throttle with the expected one.
 * @param {Record<string, number>} measured ms; `cpu` is a factor
 * @returns {string[]} a sentence for each measurement that deviates from the phone's
 */
export const judgeThrottle = (measured) =>
  Object.entries(expected).flatMap(([what, should]) => {
    const value = measured[what] ?? Number.NaN
    const allowed = what === 'cpu' ? CPU_TOLERANCE : should * TOLERANCE.part + TOLERANCE.ms
    if (Math.abs(value - should) <= allowed) return [] // NaN is reported too
    return [`${what} is ${value.toFixed(what === 'cpu' ? 1 : 0)}, should be ${should.toFixed(0)}`]
  })

/**
 * Measures the throttle of a fresh browser.
 * @param {import('@playwright/test').Browser} browser
 */
export const selfTest = async (browser) => {
  const [own, other] = await Promise.all([openServer(), openServer()])
  for (const server of [own, other]) server.handle(answer)
  const profile = await openProfile(browser)
  try {
    const page = await profile.newPage()
    const cdp = await profile.newCDPSession(page)
    await cdp.send('Network.enable')
    await page.goto(own.origin)
    const fast = await page.evaluate(timeLoop, LOOPS)
    await slowDown(cdp)
    const slow = await page.evaluate(timeLoop, LOOPS)
    await slowDown(cdp, 1)
    await throttle(cdp)
    const times = await page.evaluate(timeRequests, { other: other.origin, upBytes: UP_BYTES })
    const measured = { ...times, cpu: slow / fast }
    return { measured, problems: judgeThrottle(measured) }
  } finally {
    await profile.close()
    own.close()
    other.close()
  }
}
