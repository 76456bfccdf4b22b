import type { BrowserContext, Page } from '@playwright/test'
import { comeBack, expect, type Host } from '../fixtures.ts'

/** Opens tabs of one student with controllable clocks, each with its own token. */
export const openTabs = async (context: BrowserContext, page: Page, host: Host, count: number): Promise<Page[]> => {
  await page.clock.install()
  await comeBack(page, host)
  const tabs = [page]
  while (tabs.length < count) {
    const tab = await context.newPage()
    await tab.clock.install()
    await tab.goto(`${host.url}/dashboard`)
    await expect(tab.locator('main[data-ready]')).toBeVisible()
    await tab.waitForLoadState('networkidle') // cached answers are rendered before the token arrives
    tabs.push(tab)
  }
  return tabs
}

/** Makes the tab visible again after half a minute, so that everything on the screen is refetched. */
export const lookAgain = async (tab: Page) => {
  await tab.clock.setSystemTime((await tab.evaluate(() => Date.now())) + 31_000) // advances no timer of the page
  await tab.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}
