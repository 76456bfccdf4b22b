import type { Locator, Page } from '@playwright/test'
import { expect, type Host } from './fixtures.ts'

export interface Hosts {
  demo: Host
  production: Host
}

/** A screen, or a state of one, that exists; the way to it; and the sign that it is complete, in both languages. */
export interface Visited {
  name: string
  /** Only at this width: a drawer is for phones, a collapsed menu is not. */
  width?: 360 | 1280
  /** Opens on the production build instead of the demo. */
  host?: 'production'
  /** A further state, or made of parts that another screen shows too: npm run audit alone looks at it. */
  auditOnly?: true
  /** Console errors that belong to this state. */
  allowed?: RegExp[]
  open: Way
}

export interface Way {
  (page: Page, hosts: Hosts): Promise<void>
  /** Whose screen it is, where the next screen of the same student needs no new start of the page. */
  persona?: string | undefined
}

export const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
export const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

/** Signs in through the demo's link, which asks no labels of any language. */
export const enter = async (page: Page, { demo }: Hosts, persona: string) => {
  await page.goto(`${demo.url}/?lab=default,persona:${persona}`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
}

/** Whose pages are running, of those that openScreen opened. */
const running = new WeakMap<Page, string>()

/** Follows an address within the page that is running, as a link does. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** A screen of a subject, opened by its address, with the sign that its data is there. */
export const openScreen = (persona: string, path: string, sign: (page: Page) => Locator): Way =>
  Object.assign(
    async (page: Page, { demo }: Hosts): Promise<void> => {
      if (running.get(page) === persona) {
        await follow(page, '/tidak-ada') // nothing of the screen before may pass for a sign of this one
        await expect(heading(page, /^ERROR 404/)).toBeVisible()
        await expect(page.locator('dialog[open], header [aria-expanded="true"]')).toHaveCount(0)
        await follow(page, path)
      } else {
        await page.goto(`${demo.url}${path}${path.includes('?') ? '&' : '?'}lab=default,persona:${persona}`)
      }
      await expect(sign(page).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      running.set(page, persona)
    },
    { persona },
  )

/** On from a screen of a student, to a state of it. */
export const onward = (way: Way, steps: (page: Page) => Promise<void>): Way =>
  Object.assign(
    async (page: Page, hosts: Hosts): Promise<void> => {
      await way(page, hosts)
      await steps(page)
    },
    { persona: way.persona },
  )

/** What this page was made to keep would show on the next screen too: that one starts anew. */
export const spend = (page: Page): void => void running.delete(page)

/** Makes room for another screen in the same browser, which keeps the code; what a student left there is gone. */
export const makeRoomFor = async (page: Page, { open }: Visited): Promise<void> => {
  if (page.url() === 'about:blank' || (open.persona !== undefined && running.get(page) === open.persona)) return
  running.delete(page)
  const { origin } = new URL(page.url())
  await page.evaluate(() => window.sessionStorage.clear())
  await page.goto('about:blank') // what is open cannot be cleared, and would write again
  await page.unrouteAll()
  await page.context().clearCookies()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await browser.detach()
}
