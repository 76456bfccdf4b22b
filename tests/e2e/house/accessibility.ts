import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

/**
 * Runs axe with every rule on and returns what it found, a line per node. The script is evaluated through the
 * browser's protocol, so the page's own content security policy stays as shipped.
 * @param below a selector: what is looked at, where the rest of the page was looked at before
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

/** The two looks that differ most: npm test looks at one or both, npm run audit at all eight. */
export const LOOKS = [
  { width: 360, mode: 'light', language: 'id' },
  { width: 1280, mode: 'dark', language: 'en' },
] as const

/** Runs axe on the page as it stands on a light phone and on a dark wide screen, and `more` in each. */
export const expectSoundInBothLooks = async (page: Page, more = () => Promise.resolve()): Promise<void> => {
  for (const { width, mode } of LOOKS) {
    await page.setViewportSize({ width, height: 780 })
    await page.emulateMedia({ colorScheme: mode })
    expect(await axeViolations(page), `${width} px, ${mode}`).toEqual([])
    await more()
  }
}

/** What a screen shows when a value was not what it took it for. */
const BROKEN = /undefined|NaN|\[object Object\]|Invalid Date|\bnull\b/

/** Draws what the browser leaves out below the fold (content-visibility): neither axe nor a picture would see it. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** A screen as it has to be, whatever it shows: axe finds nothing, it does not scroll sideways, no text is broken. */
export const expectSound = async (page: Page): Promise<void> => {
  await drawAll(page)
  expect(await axeViolations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'no horizontal scroll').toBeLessThanOrEqual(0)
  await expect(page.locator('body')).not.toContainText(BROKEN)
}
