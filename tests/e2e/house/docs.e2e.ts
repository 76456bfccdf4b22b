import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { test as base, expect, NO_WORKER } from '../fixtures.ts'
import { axeViolations } from './accessibility.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
/** A folder of a host that has other pages too. */
const BELOW = '/handbook'

/** Serves the folder as a host without any rule does. The fixture `page` rejects requests to other hosts. */
const test = base.extend<object, { docs: string }>({
  docs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, use) => {
      const server = createServer(({ url = '' }, answer) => {
        const { pathname } = new URL(url, 'http://localhost')
        const file = join('dist-docs', pathname.slice(BELOW.length))
        const type = TYPES[extname(file)]
        if (!pathname.startsWith(`${BELOW}/`) || !type || !existsSync(file)) answer.writeHead(404).end()
        else createReadStream(file).pipe(answer.writeHead(200, { 'Content-Type': type }))
      }).listen(0)
      await use(`http://localhost:${(server.address() as AddressInfo).port}${BELOW}`)
      server.close()
    },
    { scope: 'worker' },
  ],
})
test.use(NO_WORKER)

const PAGES = ['index', 'docs/architecture', 'docs/assumed', 'docs/stored', 'docs/adr/index']

for (const [width, mode] of [
  [360, 'light'],
  [1280, 'dark'],
] as const)
  test(`the pages fit ${width} px in ${mode} mode and pass axe`, async ({ page, docs }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.emulateMedia({ colorScheme: mode })
    for (const name of PAGES) {
      await page.goto(`${docs}/${name}.html`)
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(scrollWidth, name).toBeLessThanOrEqual(width)
      expect.soft(await axeViolations(page), name).toEqual([])
    }
  })

test('a reader moves from a citation to the reading, and by the keyboard to the content', async ({ page, docs }) => {
  await page.goto(`${docs}/CONTRIBUTING.html`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'reading 192' }).click()
  await expect(page).toHaveURL(/docs\/readings\.html#reading-192$/)
  await expect(page.locator('#reading-192')).toBeInViewport()
})

test.describe('the contract', () => {
  test.use({
    // A package in Redoc's bundle tries out whether eval is allowed, and continues without it.
    allowed: { errors: [/policy report: script-src eval/] },
    viewport: { width: 1280, height: 800 },
  })

  test('is shown at an address of one subject, without inline scripts', async ({ page, docs }) => {
    await page.goto(`${docs}/contract/index.html#/krs`)
    await expect(page.getByRole('heading', { name: 'Courses on offer for KRSS' })).toBeVisible()
    await page.getByRole('link', { name: 'nilai', exact: true }).click()
    await expect(page).toHaveURL(/\/handbook\/contract\/index\.html#\/nilai$/)
    await page.getByRole('link', { name: 'Documentation' }).click()
    await expect(page).toHaveURL(/\/handbook\/index\.html$/)
  })
})

test('the component gallery is a page of the documentation', async ({ page, docs }) => {
  await page.goto(`${docs}/index.html`)
  await page.getByRole('link', { name: 'Component gallery' }).click()
  await expect(page.locator('#kit-gallery > h1')).toBeVisible()
  await expect(page.locator('[data-tile="button long"] button')).toBeVisible()
  await page.getByRole('link', { name: 'Documentation' }).click()
  await expect(page).toHaveURL(/\/handbook\/index\.html$/)
})
