import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openGallery } from '../house/gallery.ts'

const LOOK = { width: 1280, mode: 'light', lng: 'id' } as const

const attributesIn = (page: Page, part: string) =>
  page
    .locator(`[data-html="${part}"] [data-server-text] *`)
    .evaluateAll((nodes) => [...new Set(nodes.flatMap((node) => node.getAttributeNames()))].toSorted())
const tagsIn = (page: Page, part: string) =>
  page
    .locator(`[data-html="${part}"] > div *`)
    .evaluateAll((nodes) => [...new Set(nodes.map(({ tagName }) => tagName.toLowerCase()))].toSorted())

test('keeps lists, tables and links of campus HTML', async ({ page, demo }) => {
  await openGallery(page, demo.url, LOOK)
  const letter = page.locator('[data-html="letter"]')
  await expect(letter.getByRole('heading', { name: 'Pembayaran semester genap' })).toBeVisible()
  await expect(letter.getByRole('listitem')).toHaveCount(2)
  await expect(letter.getByRole('list')).not.toHaveCSS('list-style-type', 'none')
  await expect(letter.locator('th')).toHaveAttribute('colspan', '2')
  await expect(letter.getByRole('link', { name: 'tagihan Anda' })).toHaveAttribute('href', '/biaya-kuliah')
  const foreign = letter.getByRole('link', { name: 'cara bayar' })
  await expect(foreign).toHaveAttribute('href', 'https://bank.example/va')
  await expect(foreign).toHaveAttribute('rel', /noopener noreferrer/)
})

test('links an image by its name, and adds a scheme to a web address', async ({ page, demo }) => {
  await openGallery(page, demo.url, LOOK)
  const letter = page.locator('[data-html="letter"]')
  const picture = letter.getByRole('link', { name: 'Gambar: Bagan' })
  await expect(picture).toHaveAttribute('href', 'https://bank.example/cara.png')
  await expect(picture).toHaveAttribute('rel', /noopener noreferrer/)
  await expect(letter.getByRole('link', { name: 'Daftar loket' })).toHaveAttribute(
    'href',
    'https://www.kampus.example/loket',
  )
  await expect(letter.locator('img')).toHaveCount(0)
})

test('runs, loads and submits nothing from hostile HTML, and removes its styling', async ({ page, demo }) => {
  await openGallery(page, demo.url, LOOK)
  const hostile = page.locator('[data-html="hostile"]')
  await expect(hostile.getByText('halo')).toBeVisible()
  expect(await tagsIn(page, 'hostile')).toEqual(['a', 'b', 'p', 'span'])
  expect((await attributesIn(page, 'hostile')).filter((name) => !['rel', 'href'].includes(name))).toEqual([])
  await expect(hostile.locator('[class] [class], a[href]')).toHaveCount(0)
  await expect(hostile.getByText('<script>window.hit = 7</script>')).toBeVisible() // escaped markup stays text
  for (const link of await hostile.locator('a').all()) await link.click()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('renders the footer of a campus on one line with its links, without scripts, images and headings', async ({
  page,
  demo,
}) => {
  await openGallery(page, demo.url, LOOK)
  const footer = page.locator('[data-html="footer"]')
  await expect(footer.getByRole('link', { name: 'situs' })).toHaveAttribute('href', 'https://kampus.example/')
  await expect(footer).toHaveText(/^© 2026 Universitas A & B, situs\s+besar\s*$/)
  expect(await attributesIn(page, 'footer')).toEqual(['href', 'rel'])
  await expect(footer.locator('h1, img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})
