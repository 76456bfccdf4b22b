import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

/**
 * Runs axe with every rule enabled. Evaluates the script through the browser's protocol, so that the page's content
 * security policy stays as shipped.
 * @param below selector of the part to check when the rest of the page has been checked before
 * @returns violations, one line per node
 */
export const axeViolations = async (page: Page, below = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (root) => {
    const { axe } = window as unknown as {
      axe: { run: (root: string, options: object) => Promise<{ violations: Violation[] }> }
    }
    const result = await axe.run(root, { resultTypes: ['violations'] })
    return result.violations
  }, below)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

/** The two most different looks: npm test uses one or both, npm run audit all eight. */
export const LOOKS = [
  { width: 360, mode: 'light', language: 'id' },
  { width: 1280, mode: 'dark', language: 'en' },
] as const

/** Runs axe on the current page on a light phone and on a dark wide screen, then `more` in each. */
export const expectSoundInBothLooks = async (page: Page, more = () => Promise.resolve()): Promise<void> => {
  for (const { width, mode } of LOOKS) {
    await page.setViewportSize({ width, height: 780 })
    await page.emulateMedia({ colorScheme: mode })
    expect(await axeViolations(page), `${width} px, ${mode}`).toEqual([])
    await more()
  }
}

/** Text that a screen shows when a value has an unexpected type. */
const BROKEN = /undefined|NaN|\[object Object\]|Invalid Date|\bnull\b/

/** Renders content below the fold that the browser skips (content-visibility); axe and pictures would miss it. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Checks that axe finds nothing, the screen does not scroll sideways, and no text is broken. */
export const expectSound = async (page: Page): Promise<void> => {
  await drawAll(page)
  expect(await axeViolations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'no horizontal scroll').toBeLessThanOrEqual(0)
  await expect(page.locator('body')).not.toContainText(BROKEN)
}
