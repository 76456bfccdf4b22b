import type { BrowserContext, Page } from '@playwright/test'
import { comeBack, expect, type Host } from '../fixtures.ts'

/** Tabs of one student whose clocks the test may move, each with a token of its own. */
export const openTabs = async (context: BrowserContext, page: Page, host: Host, count: number): Promise<Page[]> => {
  await page.clock.install()
  await comeBack(page, host)
  const tabs = [page]
  while (tabs.length < count) {
    const tab = await context.newPage()
    await tab.clock.install()
    await tab.goto(`${host.url}/dashboard`)
    await expect(tab.locator('main[data-ready]')).toBeVisible()
    await tab.waitForLoadState('networkidle') // kept answers stand before the token is there
    tabs.push(tab)
  }
  return tabs
}

/** Half a minute later the person looks at the tab again: everything on the screen is asked for anew. */
export const lookAgain = async (tab: Page) => {
  await tab.clock.setSystemTime((await tab.evaluate(() => Date.now())) + 31_000) // no timer of the page goes off
  await tab.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}
