import { AUDIT_ONLY, expect, test } from '../fixtures.ts'

/** Returns the number of pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

for (const { rows, pages } of [
  { rows: 1, pages: 1 },
  { rows: 12, pages: 1 },
  { rows: 60, pages: 2 },
]) {
  // Print pages of the subjects: tests/e2e/cetak.e2e.ts.
  test(
    `prints a paper of ${rows} rows on ${pages} A4 page(s), without an empty one`,
    AUDIT_ONLY,
    async ({ page, demo }) => {
      await page.goto(`${demo.url}/__ui?paper=${rows}&mode=dark`)
      await expect(page.getByRole('article')).toBeVisible()
      await page.evaluate(() => document.fonts.load('12px "Portal Paper"'))
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(pages)
    },
  )
}

test('repeats head and foot of a paper on each page, splits no row, and prints nothing else of the screen', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/__ui?paper=60`)
  const paper = page.getByRole('article')
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
  await expect(paper.locator('header')).toHaveCSS('display', 'table-header-group')
  await expect(paper.locator('footer')).toHaveCSS('display', 'table-footer-group')
  await expect(paper.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(paper.getByRole('row').nth(5)).toHaveCSS('break-inside', 'avoid')
})

test('prints in light colours in dark mode', async ({ page, demo }) => {
  await page.goto(`${demo.url}/__ui?paper=1&mode=dark`)
  await expect(page.getByRole('article')).toBeVisible()
  const colours = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map((element) => {
        const { backgroundColor, colorScheme } = getComputedStyle(element)
        return [backgroundColor, colorScheme]
      }),
    )
  expect((await colours())[0]).toContain('dark')
  await page.emulateMedia({ media: 'print' })
  const printed = await colours()
  expect(printed.flat()).not.toContain('dark')
  for (const [background = ''] of printed)
    expect(background, 'white, or nothing at all').toMatch(/^rgba\(0, 0, 0, 0\)$|^rgb\((2[45]\d, ?){2}2[45]\d\)$/)
})
