// Measures opening a screen by a click (budgets 7 and 8), the first time and again after going back, and by signing in.
import { setTimeout as delay } from 'node:timers/promises'
import { asPhone, readHosts, settle } from './visit.mjs'

/** Time until the pages of the menu are prefetched, as on any visit where the user reads before the first click. */
const READ_MS = 6000
/** Time between opening the menu on a phone and choosing an entry. */
const LOOK_MS = 1000
const QUIET_MS = 1000
const TIMEOUT_MS = 30_000

/** Runs in the page. Measures the time from the click until the screen is painted. */
const arm = (selector) => {
  const seen = { clickedAt: 0, opened: 0, slowest: 0 }
  window.perfClick = seen
  const answered = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest, duration)
  })
  answered.observe({ type: 'event', durationThreshold: 16 })
  const isVisible = () => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box !== undefined && box.width > 0 && box.height > 0
  }
  const watch = () => {
    if (!isVisible()) return requestAnimationFrame(watch)
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      seen.opened = performance.now()
    }
    return requestAnimationFrame(() => channel.port2.postMessage(null))
  }
  const onClick = ({ timeStamp }) => {
    seen.clickedAt = timeStamp
    requestAnimationFrame(watch)
  }
  window.addEventListener('click', onClick, { capture: true, once: true })
}

const openOnce = async (page, { open, click, opened }, hosts, name, lookMs = LOOK_MS) => {
  await page.evaluate(arm, opened)
  let menu = 0
  if (open) {
    await page.locator(open).filter({ visible: true }).first().click()
    await delay(lookMs)
    menu = await page.evaluate(() => window.perfClick.slowest)
    await page.evaluate(arm, opened)
  }
  readHosts(hosts, name)
  await page.locator(click).filter({ visible: true }).first().click()
  await page.waitForFunction(() => window.perfClick.opened > 0, undefined, { timeout: TIMEOUT_MS })
  const { clickedAt, opened: at } = await page.evaluate(() => window.perfClick)
  await delay(QUIET_MS)
  const { slowest } = await page.evaluate(() => window.perfClick)
  return { ready: at - clickedAt, slowest: Math.max(menu, slowest), ...readHosts(hosts, name) }
}

/**
 * Opens a screen by a click twice.
 * @param {import('@playwright/test').BrowserContext} profile
 * @param {Parameters<typeof import('./visit.mjs').visit>[1]} target the screen to start from
 * @param {{ open?: string, click: string, opened: string }} clicks selectors: the button that opens the menu, the
 * entry, and an element that is visible when its screen is ready
 * @returns {Promise<{ first: object, again: object }>} ms from click to paint; bytes and calls of each click
 */
export const visitAndClick = async (profile, { name, url, ready, hosts }, clicks) => {
  const page = await profile.newPage()
  try {
    const phone = await asPhone(profile, page, ready)
    await page.goto(url, { waitUntil: 'commit' })
    await settle(phone, name)
    await delay(READ_MS)
    const first = await openOnce(page, clicks, hosts, `${name}, first click`)
    await page.goBack()
    await page.locator(ready).waitFor()
    await delay(QUIET_MS)
    const again = await openOnce(page, clicks, hosts, `${name}, repeat click`)
    return { first, again }
  } finally {
    await page.close()
  }
}

/** An impatient user: opens the menu this long after the screen shows its data, and chooses an entry at once. */
const EARLY_MS = 1000
const GLANCE_MS = 300

/** Taps once on the opened screen. @returns ms until the browser has painted its response */
const tapOnce = async (page, selector) => {
  await page.evaluate(arm, selector)
  await page.locator(selector).filter({ visible: true }).first().click()
  await delay(QUIET_MS)
  return page.evaluate(() => window.perfClick.slowest)
}

/**
 * Opens a screen by an early tap and taps on it.
 * @param {Parameters<typeof visitAndClick>} given `chosen`: selector that is tapped on the opened screen
 * @returns {Promise<{ ready: number, slowest: number }>} ms from click to paint; the slowest response to a tap
 */
export const visitAndTap = async (profile, { name, url, ready, hosts }, clicks) => {
  const page = await profile.newPage()
  try {
    await asPhone(profile, page, ready)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(ready).waitFor()
    await delay(EARLY_MS)
    const opened = await openOnce(page, clicks, hosts, `${name}, early tap`, GLANCE_MS)
    const answer = clicks.chosen ? await tapOnce(page, clicks.chosen) : 0
    return { ...opened, slowest: Math.max(opened.slowest, answer) }
  } finally {
    await page.close()
  }
}

const FORM = { username: '#username', password: '#password', send: 'form button[type="submit"]' }

/**
 * Signs in on a device without any stored data.
 * @param {Parameters<typeof visitAndClick>[0]} profile
 * @param {Parameters<typeof visitAndClick>[1]} target the login
 * @param {{ username: string, password: string, opened: string, typingMs: number }} given the credentials and how long
 * typing takes; selector of an element that is visible when the student's data is shown
 * @returns {Promise<{ ready: number, slowest: number }>} ms from the press to the paint of the data; the slowest
 * response to the press
 */
export const visitAndSignIn = async (profile, { name, url, ready, hosts }, { opened, typingMs, ...typed }) => {
  const page = await profile.newPage()
  try {
    await asPhone(profile, page, ready)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(ready).waitFor()
    await page.locator(FORM.username).fill(typed.username)
    await delay(typingMs)
    await page.locator(FORM.password).fill(typed.password)
    return await openOnce(page, { click: FORM.send, opened }, hosts, `${name}, press`)
  } finally {
    await page.close()
  }
}
