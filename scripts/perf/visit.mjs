// Visits one address on the phone: opens it, waits until it is idle, and reads the measurements.
import { setTimeout as delay } from 'node:timers/promises'
import { browserAtRest } from './judge/rest.mjs'
import { slowDown, throttle } from './phone.mjs'
import { probe, readProbe } from './probe.mjs'

/** A visit is measured after this long without activity, as in other measuring tools. */
const QUIET_MS = 1000
/** Idle time that shows that prefetching has finished: longer than any pause within it. */
const FETCHED_MS = 4000
const POLL_MS = 150
const TIMEOUT_MS = 60_000
/** The part of a task above this duration counts as blocking. */
const LONG_TASK_MS = 50

const watchNetwork = (cdp) => {
  const pending = new Map()
  let last = Date.now()
  const touch = (change) => (event) => {
    last = Date.now()
    change(event)
  }
  cdp.on(
    'Network.requestWillBeSent',
    touch(({ requestId, request }) => pending.set(requestId, request.url)),
  )
  for (const name of ['Network.loadingFinished', 'Network.loadingFailed'])
    cdp.on(
      name,
      touch(({ requestId }) => pending.delete(requestId)),
    )
  return {
    isNetworkQuiet: (quietMs) => pending.size === 0 && Date.now() - last > quietMs,
    pendingUrls: () => [...pending.values()],
  }
}

const isCalm = (quietMs) => {
  const { ready, longTasks } = window.perfProbe
  const [start, duration] = longTasks.at(-1) ?? [0, 0]
  return ready > 0 && performance.now() - start - duration > quietMs
}

/**
 * Evaluates a function in the page over CDP: Playwright's own helper would add 0.1 MB to the page's heap.
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {(...given: number[]) => unknown} read is sent to the browser as text
 */
const inPage = async (cdp, read, ...given) => {
  const expression = `(${read})(${given.join()})`
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

const stateOf = () => ({
  ready: window.perfProbe.ready,
  lastLongTask: window.perfProbe.longTasks.at(-1),
  now: performance.now(),
  text: document.querySelector('main')?.textContent.slice(0, 300),
})

/** Waits until the screen is ready and idle. @throws Error on timeout, with the state of the page */
export const settle = async ({ cdp, isNetworkQuiet, pendingUrls }, what, quietMs = QUIET_MS) => {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    await delay(POLL_MS)
    if (isNetworkQuiet(quietMs) && (await inPage(cdp, isCalm, quietMs))) return
  }
  const state = { ...(await inPage(cdp, stateOf)), pending: pendingUrls() }
  throw new Error(`${what}: not ready after ${TIMEOUT_MS / 1000} s: ${JSON.stringify(state)}`)
}

const heapOf = async (cdp) => {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.disable')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

const now = () => performance.now()

/**
 * Returns the total blocking time.
 * @param {[start: number, duration: number][]} longTasks in ms
 * @param {[from: number, to: number]} [without] a span caused by the measuring tool itself
 * @returns the time of the tasks above a long task's limit, in ms
 */
export const blockingTime = (longTasks, [from, to] = [0, 0]) =>
  longTasks
    .filter(([start, duration]) => start >= to || start + duration <= from)
    .reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0)

const sumOf = (sent) => sent.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Returns the files that had arrived when the screen was ready. The document counts; files that the worker fetches
 * later do not.
 */
const firstFiles = (files, { resources, ready }) => {
  const early = new Set(resources.filter(({ end }) => end <= ready).map(({ name }) => new URL(name).pathname))
  return files.filter(({ path }, place) => place === 0 || early.has(path))
}

const scriptsIn = (files) => files.filter(({ path }) => path.endsWith('.js'))

/**
 * Returns what the hosts of a visit sent since the last call.
 * @param {{ resources: { name: string, end: number }[], ready: number }} [seen] measurements of the page
 * @throws Error when a request had no response
 */
export const readHosts = (hosts, what, seen = { resources: [], ready: 0 }) => {
  const sent = hosts.flatMap((host) => host.takeSent())
  const missing = hosts.flatMap((host) => host.takeMissing())
  if (missing.length > 0) throw new Error(`${what}: nobody answers ${missing.join(', ')}`)
  const files = sent.filter(({ kind }) => kind === 'file')
  const calls = sent.filter(({ kind }) => kind === 'call')
  return {
    files: files.map(({ path }) => path),
    fileBytes: sumOf(files),
    scriptBytes: sumOf(scriptsIn(files)),
    firstFileBytes: sumOf(firstFiles(files, seen)),
    firstScriptBytes: sumOf(scriptsIn(firstFiles(files, seen))),
    calls: calls.length,
    callBytes: sumOf(calls),
  }
}

/**
 * Turns a page into the phone and adds the probe. Resolves when the browser is idle.
 * @param {import('@playwright/test').BrowserContext} profile
 * @param {import('@playwright/test').Page} page
 * @param {string} ready selector
 */
export const asPhone = async (profile, page, ready) => {
  const cdp = await profile.newCDPSession(page)
  const network = watchNetwork(cdp)
  await cdp.send('Network.enable')
  await page.addInitScript(probe, ready)
  await browserAtRest(profile.browser())
  await throttle(cdp)
  await slowDown(cdp)
  return { cdp, ...network }
}

/** Measures what a page prefetches without user input, and its heap afterwards. */
const whenFetched = async (phone, name, hosts, collecting) => {
  await settle(phone, name, FETCHED_MS)
  const { longTasks } = await inPage(phone.cdp, readProbe)
  return {
    fetchedHeap: await heapOf(phone.cdp),
    fetchedTbt: blockingTime(longTasks, collecting),
    aheadBytes: readHosts(hosts, name).fileBytes,
  }
}

/**
 * Opens an address and measures the visit.
 * @param {import('@playwright/test').BrowserContext} profile
 * @param {object} target
 * @param {string} target.name
 * @param {string} target.url
 * @param {string} target.ready selector
 * @param {{ takeSent: () => object[], takeMissing: () => string[] }[]} target.hosts all servers that the page may call
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} [target.linger] runs after the measurement,
 * before the page is closed
 * @param {boolean} [target.isLeftAlone] true to measure again when prefetching has finished
 * @returns the measurements: times in ms since the navigation began, sizes in bytes
 * @throws Error when the page does not become ready, throws, or sends a request without a response
 */
export const visit = async (profile, { name, url, ready, hosts, linger, isLeftAlone = false }) => {
  const page = await profile.newPage()
  try {
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    const phone = await asPhone(profile, page, ready)
    readHosts(hosts, name)
    await page.goto(url, { waitUntil: 'commit' })
    await settle(phone, name)
    const seen = await inPage(phone.cdp, readProbe)
    const begun = await inPage(phone.cdp, now)
    const heap = await heapOf(phone.cdp)
    const collecting = [begun, await inPage(phone.cdp, now)]
    const measured = { ...seen, tbt: blockingTime(seen.longTasks), heap, ...readHosts(hosts, name, seen) }
    if (isLeftAlone) Object.assign(measured, await whenFetched(phone, name, hosts, collecting))
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]}`)
    await linger?.(page)
    return measured
  } finally {
    await page.close()
  }
}
