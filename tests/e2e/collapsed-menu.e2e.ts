import type { Page } from '@playwright/test'
import { AUDIT_ONLY, comeBack, expect, NO_WORKER, test } from './fixtures.ts'
import { axeViolations } from './house/accessibility.ts'

test.use(NO_WORKER)

/** From this width on the list of sections is beside the biodata, at the edge where menu groups open. */
const WIDE = { width: 1280, height: 900 }

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
const widthOf = async (page: Page) => (await menu(page).boundingBox())?.width

test(
  'shows names on focus in a collapsed menu, keeps it collapsed after a reload, and opens groups over the page',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await page.setViewportSize(WIDE)
    await production.world({ menuConfig: { 'portalmhs_krs.pkrs': 'true' } }) // makes a group of two entries
    await comeBack(page, production)
    await page.getByRole('button', { name: 'Ciutkan menu' }).click()
    const narrow = await widthOf(page)
    expect(narrow).toBeLessThan(100)
    const label = page.getByRole('link', { name: 'Biodata' }).getByText('Biodata')
    await expect(label).toHaveCSS('clip-path', /inset/)
    while (!(await label.evaluate((span) => span.parentElement?.matches(':focus'))))
      await page.keyboard.press('Shift+Tab')
    await expect(label).toHaveCSS('clip-path', 'none')
    expect(await axeViolations(page)).toEqual([])
    await page.goto(`${production.url}/biodata`)
    await expect(page.getByRole('heading', { level: 1, name: 'Biodata' })).toBeVisible()
    expect(await widthOf(page)).toBe(narrow)
    // Later styles win at equal specificity: the document's styles come before the head script, which adds the others.
    const order = await page.evaluate(() =>
      [...document.head.querySelectorAll('style, script:not([src], [type="importmap"]), link[rel="stylesheet"]')].map(
        ({ tagName }) => tagName,
      ),
    )
    expect(order.slice(0, 3)).toEqual(['STYLE', 'SCRIPT', 'LINK'])

    const sections = page.getByRole('navigation', { name: 'Bagian formulir' })
    await expect(sections).toBeVisible()
    const group = menu(page).locator('summary', { hasText: 'KRS' })
    await group.click()
    const link = menu(page).getByRole('link', { name: 'KRS', exact: true })
    const [opened, beside] = [await link.boundingBox(), await sections.boundingBox()]
    expect((opened?.x ?? 0) + (opened?.width ?? 0), 'it reaches over the list').toBeGreaterThan(beside?.x ?? Infinity)
    const covered = await link.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [left + 2, (left + right) / 2, right - 2].filter(
        (x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      )
    })
    expect(covered, 'nothing of the page lies above it').toEqual([])
    await link.click()
    await expect(page).toHaveURL(/\/krs$/)
    await expect(link).toBeHidden()
  },
)
