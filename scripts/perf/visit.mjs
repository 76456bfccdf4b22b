// One visit of one address on the phone: opens it, waits until nothing happens any more, reads what was seen.
import { setTimeout as delay } from 'node:timers/promises'
import { browserAtRest } from './judge/rest.mjs'
import { slowDown, throttle } from './phone.mjs'
import { probe, readProbe } from './probe.mjs'

/** A visit is measured when nothing has happened for so long, as tools for many products do. */
const QUIET_MS = 1000
/** And once more when everything has been fetched ahead: longer than any of the pauses in between. */
const FETCHED_MS = 4000
const POLL_MS = 150
const TIMEOUT_MS = 60_000
/** A task blocks for as long as it is longer than this. */
const LONG_TASK_MS = 50

const watchNetwork = (cdp) => {
  const pending = new Set()
  let last = Date.now()
  const touch = (change) => (event) => {
    last = Date.now()
    change(event.requestId)
  }
  cdp.on(
    'Network.requestWillBeSent',
    touch((id) => pending.add(id)),
  )
  for (const name of ['Network.loadingFinished', 'Network.loadingFailed'])
    cdp.on(
      name,
      touch((id) => pending.delete(id)),
    )
  return (quietMs) => pending.size === 0 && Date.now() - last > quietMs
}

const isCalm = (quietMs) => {
  const { ready, longTasks } = window.perfProbe
  const [start, duration] = longTasks.at(-1) ?? [0, 0]
  return ready > 0 && performance.now() - start - duration > quietMs
}

/**
 * Asks the page as it is: what Playwright brings along to ask would be a tenth of a megabyte of the page's heap.
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {(...given: number[]) => unknown} read is sent to the browser as text
 */
const inPage = async (cdp, read, ...given) => {
  const expression = `(${read})(${given.join()})`
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** Waits until the screen is ready and nothing has happened for a while. @throws Error when that takes too long */
export const settle = async ({ cdp, isNetworkQuiet }, what, quietMs = QUIET_MS) => {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    await delay(POLL_MS)
    if (isNetworkQuiet(quietMs) && (await inPage(cdp, isCalm, quietMs))) return
  }
  throw new Error(`${what}: not ready after ${TIMEOUT_MS / 1000} s`)
}

const heapOf = async (cdp) => {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.disable')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

const now = () => performance.now()

/**
 * @param {[start: number, duration: number][]} longTasks in ms
 * @param {[from: number, to: number]} [without] a span that was the tool's own
 * @returns what they take above a long task's limit, in ms
 */
export const blockingTime = (longTasks, [from, to] = [0, 0]) =>
  longTasks
    .filter(([start, duration]) => start >= to || start + duration <= from)
    .reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0)

const sumOf = (sent) => sent.reduce((sum, { bytes }) => sum + bytes, 0)

/** Files that were there when the screen was ready; the first document is, and what the worker fetches later is not. */
const firstFiles = (files, { resources, ready }) => {
  const early = new Set(resources.filter(({ end }) => end <= ready).map(({ name }) => new URL(name).pathname))
  return files.filter(({ path }, place) => place === 0 || early.has(path))
}

const scriptsIn = (files) => files.filter(({ path }) => path.endsWith('.js'))

/**
 * What the hosts of a visit sent and could not send.
 * @param {{ resources: { name: string, end: number }[], ready: number }} [seen] what the page saw of it
 * @throws Error when a request had no answer
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
 * Makes a page the phone, watched by the probe; the browser is at rest when it is.
 * @param {import('@playwright/test').BrowserContext} profile
 * @param {import('@playwright/test').Page} page
 * @param {string} ready selector
 */
export const asPhone = async (profile, page, ready) => {
  const cdp = await profile.newCDPSession(page)
  const isNetworkQuiet = watchNetwork(cdp)
  await cdp.send('Network.enable')
  await page.addInitScript(probe, ready)
  await browserAtRest(profile.browser())
  await throttle(cdp)
  await slowDown(cdp)
  return { cdp, isNetworkQuiet }
}

/** What a page that is left alone goes on to fetch, and what it holds then. */
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
 * @param {import('@playwright/test').BrowserContext} profile
 * @param {object} target
 * @param {string} target.name
 * @param {string} target.url
 * @param {string} target.ready selector
 * @param {{ takeSent: () => object[], takeMissing: () => string[] }[]} target.hosts everything that may be asked
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} [target.linger] what the person waits for after
 *   the measurement, before the page is closed
 * @param {boolean} [target.isLeftAlone] whether it is measured again when everything has been fetched ahead
 * @returns the measurements: times in ms since the navigation began, sizes in bytes
 * @throws Error when the page does not get ready, breaks, or asks for something that nobody answers
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
