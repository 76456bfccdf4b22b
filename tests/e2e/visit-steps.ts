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
  /** Console errors that belong to this state. */
  allowed?: RegExp[]
  open: (page: Page, hosts: Hosts) => Promise<void>
}

export const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
export const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

/** Signs in through the demo's link, which asks no labels of any language. */
export const enter = async (page: Page, { demo }: Hosts, persona: string) => {
  await page.goto(`${demo.url}/?lab=default,persona:${persona}`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
}

/** A screen of a subject, opened by its address, with the sign that its data is there. */
export const openScreen =
  (persona: string, path: string, sign: (page: Page) => Locator) =>
  async (page: Page, hosts: Hosts): Promise<void> => {
    const link = `lab=default,persona:${persona}`
    await page.goto(`${hosts.demo.url}${path}${path.includes('?') ? '&' : '?'}${link}`)
    await expect(sign(page).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
