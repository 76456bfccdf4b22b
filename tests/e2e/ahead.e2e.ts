import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, signIn, test } from './fixtures.ts'

// Only the page's own requests are counted; the worker would add those of its install.
test.use({ serviceWorkers: 'block' })

/** Includes six text files of subjects with deadlines, and one with the screen names. */
const REQUESTS = 26
/**
 * Includes the table of all screens of the specification (10 kB), the clients and texts of the subjects whose
 * appointments (eight, 17 kB) and deadlines (thirteen, 23 kB) the day shows (ADR 32), and the page of the first action
 * with the kit that it needs (ADR 11): 219 kB when that was added.
 */
const BYTES = 230_000
/**
 * Files that are not prefetched screens: answer checks and their library have their own budget (ADR 20), and parts
 * below the fold belong to the open screen.
 */
const APART = /^(validators|zod|dashboard-parts)-/
/** Observation time of the page; prefetching starts after four seconds. */
const ALONE_MS = 8000

/** Returns the files that the dashboard needs before it renders anything; they have budgets (scripts/budgets.mjs). */
const firstFiles = (): string => {
  const shell = JSON.parse(readFileSync('dist/shell.json', 'utf8')) as Record<
    'stages' | 'stageStyles',
    { app: string | string[] }
  >
  const linked = readFileSync('dist/index.html', 'utf8').match(/href="\/assets\/[^"]+"/g)
  return [shell.stages.app, shell.stageStyles.app, linked ?? []].flat().join(' ')
}

/** Collects the names of the files that a page requests. */
const watchFiles = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(.+)$/.exec(new URL(request.url()).pathname)?.[1]
    if (name !== undefined && !asked.includes(name)) asked.push(name)
  })
  return asked
}

const sizeOf = (name: string): number => gzipSync(readFileSync(`dist/assets/${name}`), { level: 9 }).length

/** Likely screens: the page of this student's first action, and the news. */
const FIRST_ACTION = /^biaya-kuliah-[\w-]{8}\.js$/
const LIKELY = /^berita-[\w-]{8}\.js$/

/**
 * Opens the dashboard and leaves it idle.
 * @param awaited a file to wait for: a busy machine has few idle moments for prefetching
 * @returns the files requested besides the first files; counted from the start, because on a busy machine a file may be
 * requested before or after the data arrives
 */
const leaveAlone = async (page: Page, url: string, awaited?: RegExp): Promise<string[]> => {
  await signIn(page, url, 'aktif')
  await page.goto('about:blank')
  const asked = watchFiles(page)
  await page.goto(`${url}/dashboard`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await page.waitForFunction((ms) => performance.now() > ms, ALONE_MS)
  if (awaited) await expect.poll(() => asked, { timeout: 30_000 }).toContainEqual(expect.stringMatching(awaited))
  await page.waitForLoadState('networkidle')
  const first = firstFiles()
  return asked.filter((name) => !first.includes(name))
}

test('prefetches few files on an idle dashboard: its deferred parts and two likely screens', async ({
  page,
  production,
}) => {
  const ahead = (await leaveAlone(page, production.url, LIKELY)).filter((name) => !APART.test(name))
  const bytes = ahead.reduce((sum, name) => sum + sizeOf(name), 0)
  console.log(`ahead: ${ahead.length} requests, ${(bytes / 1000).toFixed(1)} kB: ${ahead.join(' ')}`)
  expect(ahead).toContainEqual(expect.stringMatching(LIKELY))
  expect(ahead).toContainEqual(expect.stringMatching(FIRST_ACTION))
  expect(ahead.length, ahead.join(' ')).toBeLessThanOrEqual(REQUESTS)
  expect(bytes, ahead.join(' ')).toBeLessThanOrEqual(BYTES)
})

// Slow connections behave the same way: src/app/menu/prefetch-pages.test.tsx.
test(
  'prefetches no screen without a user action when the browser saves data',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const ahead = await leaveAlone(page, production.url)
    const pages = ahead.filter((name) => !/-(id|en)-[\w-]{8}\.js$/.test(name)) // deadlines of the day use texts of their subjects
    expect(pages.filter((name) => /^(berita|krs|biaya-kuliah|biodata|panels|kit|forms)-/.test(name))).toEqual([])
  },
)
