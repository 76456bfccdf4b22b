import type { Page } from '@playwright/test'
import type { Engine } from './engine.ts'
import { KEYS } from './engine.ts'

const NAMES = new Map<string, string>(Object.entries(KEYS).map(([name, key]) => [key, name]))

/** Wraps a Playwright page as an engine, for cases that depend on removing APIs, which only Chromium allows. */
export const chromiumEngine = (page: Page): Engine => ({
  name: 'Chromium',
  complaints: [], // the page fixture reports them itself
  open: async (url) => {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
  },
  run: (expression) => page.evaluate(expression),
  press: (x, y) => page.mouse.click(x, y),
  type: async (text) => {
    for (const key of text) await page.keyboard.press(NAMES.get(key) ?? key)
  },
  resize: (width, height) => page.setViewportSize({ width, height }),
  print: () => page.pdf({ preferCSSPageSize: true }),
  close: () => page.close(),
})
