import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

// Every print page of the product as a PDF (docs/adr/0001-the-house.md): a new one is one row here.
const PAPERS = [
  { path: '/cetak-krs?tahun=2027&semester=1', list: '**/v1/mahasiswa/*/krs?*', sixty: 3 },
  { path: '/cetak-krss?tahun=2027&semester=2', list: '**/v1/mahasiswa/*/krss?*', sixty: 3 },
  { path: '/cetak-pkrs?tahun=2027&semester=1', list: '**/v1/mahasiswa/*/pkrs?*', sixty: 4 },
] as const

/** Pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** The gateway's own rows, repeated or cut to so many. */
const answerWithRows = (page: Page, list: string, rows: number) =>
  page.route(list, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object[] }
    const data = Array.from({ length: rows }, (_, index) => ({ ...answer.data[index % answer.data.length] }))
    await route.fulfill({ response, json: { ...answer, data } })
  })

for (const { path, list, sixty } of PAPERS) {
  for (const { rows, pages } of [
    { rows: 1, pages: 1 },
    { rows: 12, pages: 1 },
    { rows: 60, pages: sixty },
  ]) {
    test(`${path} with ${rows} rows is ${pages} page(s) of A4, complete and without an empty one`, async ({
      page,
      production,
    }) => {
      await answerWithRows(page, list, rows)
      await signIn(page, production.url, 'aktif')
      await page.goto(production.url + path)
      await expect(page.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false')
      const paper = page.getByRole('article')
      await expect(paper.getByRole('row')).toHaveCount(rows + 2)
      await expect(paper).not.toContainText(/undefined|NaN|null|\[object/)
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(pages)
    })
  }
}

test('the sum of a paper stands once, below its last row; its letters come with it', async ({ page, production }) => {
  await signIn(page, production.url, 'aktif')
  await page.goto(`${production.url}/cetak-krs?tahun=2027&semester=1`)
  await expect(page.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').locator('table tfoot')).toHaveCSS('display', 'table-row-group')
  const letters = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  expect(letters).toEqual(['Portal Paper loaded'])
})
