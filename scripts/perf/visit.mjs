// One visit of one address on the phone: opens it, waits until nothing happens any more, reads what was seen.
import { setTimeout as delay } from 'node:timers/promises'
import { slowDown, throttle } from './phone.mjs'
import { probe, readProbe } from './probe.mjs'
import { browserAtRest } from './rest.mjs'

const QUIET_MS = 1000
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
  return () => pending.size === 0 && Date.now() - last > QUIET_MS
}

const isCalm = () => {
  const { ready, longTasks } = window.perfProbe
  const [start, duration] = longTasks.at(-1) ?? [0, 0]
  return ready > 0 && performance.now() - start - duration > 1000
}

export const settle = async (page, isNetworkQuiet, what) => {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    await delay(POLL_MS)
    if (isNetworkQuiet() && (await page.evaluate(isCalm))) return
  }
  throw new Error(`${what}: not ready after ${TIMEOUT_MS / 1000} s`)
}

const heapOf = async (cdp) => {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.disable')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

const blockingTime = (longTasks) => longTasks.reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0)

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

/**
 * @param {import('@playwright/test').BrowserContext} profile
 * @param {object} target
 * @param {string} target.name
 * @param {string} target.url
 * @param {string} target.ready selector
 * @param {{ takeSent: () => object[], takeMissing: () => string[] }[]} target.hosts everything that may be asked
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} [target.linger] what the person waits for after
 *   the measurement, before the page is closed
 * @returns the measurements: times in ms since the navigation began, sizes in bytes
 * @throws Error when the page does not get ready, breaks, or asks for something that nobody answers
 */
export const visit = async (profile, { name, url, ready, hosts, linger }) => {
  const page = await profile.newPage()
  try {
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    const { cdp, isNetworkQuiet } = await asPhone(profile, page, ready)
    readHosts(hosts, name)
    await page.goto(url, { waitUntil: 'commit' })
    await settle(page, isNetworkQuiet, name)
    const seen = await page.evaluate(readProbe)
    const heap = await heapOf(cdp)
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]}`)
    const measured = { ...seen, tbt: blockingTime(seen.longTasks), heap, ...readHosts(hosts, name, seen) }
    await linger?.(page)
    return measured
  } finally {
    await page.close()
  }
}
