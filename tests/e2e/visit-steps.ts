import type { Locator, Page } from '@playwright/test'
import { expect, type Host } from './fixtures.ts'

export interface Hosts {
  demo: Host
  production: Host
}

/** A screen, or a state of one, with the steps that open it and a sign that it is complete, in both languages. */
export interface Visited {
  name: string
  /** Restricts it to one width: a drawer is for phones, a collapsed menu is not. */
  width?: 360 | 1280
  /** Opens on the production build instead of the demo. */
  host?: 'production'
  /** Set for a further state, or one made of parts that another screen shows too: only npm run audit visits it. */
  auditOnly?: true
  /** Console errors expected in this state. */
  allowed?: RegExp[]
  open: Way
}

export interface Way {
  (page: Page, hosts: Hosts): Promise<void>
  /** Persona of the screen; the next screen of the same persona reuses the running page. */
  persona?: string | undefined
}

export const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
export const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

/** Signs in through the demo's link, which works in any language. */
export const enter = async (page: Page, { demo }: Hosts, persona: string) => {
  await page.goto(`${demo.url}/?lab=default,persona:${persona}`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
}

/** Personas of the running pages that openScreen opened. */
const running = new WeakMap<Page, string>()

/** Navigates within the running page, as a link does. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** Opens a screen of a subject by its address and waits until its data is rendered. */
export const openScreen = (persona: string, path: string, sign: (page: Page) => Locator): Way =>
  Object.assign(
    async (page: Page, { demo }: Hosts): Promise<void> => {
      if (running.get(page) === persona) {
        await follow(page, '/tidak-ada') // so that the previous screen cannot match the sign of this one
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

/** Continues from a screen to one of its states. */
export const onward = (way: Way, steps: (page: Page) => Promise<void>): Way =>
  Object.assign(
    async (page: Page, hosts: Hosts): Promise<void> => {
      await way(page, hosts)
      await steps(page)
    },
    { persona: way.persona },
  )

/** Marks the page as used: its stored state would show on the next screen, so that one starts anew. */
export const spend = (page: Page): void => void running.delete(page)

/** Clears the data of the previous student for another screen in the same browser, which keeps its cached code. */
export const makeRoomFor = async (page: Page, { open }: Visited): Promise<void> => {
  if (page.url() === 'about:blank' || (open.persona !== undefined && running.get(page) === open.persona)) return
  running.delete(page)
  const { origin } = new URL(page.url())
  await page.evaluate(() => window.sessionStorage.clear())
  await page.goto('about:blank') // an open page would write its data again
  await page.unrouteAll()
  await page.context().clearCookies()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await browser.detach()
}
