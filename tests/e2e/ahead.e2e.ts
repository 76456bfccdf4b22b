import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, signIn, test } from './fixtures.ts'

// This is about what the page asks for; the worker's own install is its own.
test.use({ serviceWorkers: 'block' })

/** Six of them are texts of subjects that have deadlines, one the names of the screens. */
const REQUESTS = 26
/**
 * With every screen of the specification in the table, which is 10 kB of it, and the clients and texts of the subjects whose
 * appointments (eight, 17 kB) and deadlines (thirteen, 23 kB) stand in the day (ADR 32), and the page of the first action with
 * the kit that it needs (ADR 11): 219 kB when that came.
 */
const BYTES = 230_000
/**
 * Not fetched ahead: checks of answers, with their library, have a budget of their own (ADR 20); what
 * stands below the fold is a part of the screen that is open.
 */
const APART = /^(validators|zod|dashboard-parts)-/
/** As long as the page is watched: what is fetched ahead begins after four seconds. */
const ALONE_MS = 8000

/** Files of the build that the dashboard needs before it shows anything: they have budgets (scripts/budgets.mjs). */
const firstFiles = (): string => {
  const shell = JSON.parse(readFileSync('dist/shell.json', 'utf8')) as Record<
    'stages' | 'stageStyles',
    { app: string | string[] }
  >
  const linked = readFileSync('dist/index.html', 'utf8').match(/href="\/assets\/[^"]+"/g)
  return [shell.stages.app, shell.stageStyles.app, linked ?? []].flat().join(' ')
}

/** Names of the files that a page asks for. */
const watchFiles = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(.+)$/.exec(new URL(request.url()).pathname)?.[1]
    if (name !== undefined && !asked.includes(name)) asked.push(name)
  })
  return asked
}

const sizeOf = (name: string): number => gzipSync(readFileSync(`dist/assets/${name}`), { level: 9 }).length

/** The likely screens: the page of the first action of this student, and the news. */
const FIRST_ACTION = /^biaya-kuliah-[\w-]{8}\.js$/
const LIKELY = /^berita-[\w-]{8}\.js$/

/**
 * The dashboard, left alone.
 * @param awaited a file that is waited for: a busy machine has few idle moments in which something is fetched ahead
 * @returns what it fetched beside the first files; not counted from a moment, since a busy machine asks for a file
 * now before the data stands, now after it
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

// A slow connection goes the same way: src/app/menu/prefetch-pages.test.tsx.
test(
  'prefetches no screen without a user action when the browser saves data',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const ahead = await leaveAlone(page, production.url)
    const pages = ahead.filter((name) => !/-(id|en)-[\w-]{8}\.js$/.test(name)) // the deadlines of a day say words of their subjects
    expect(pages.filter((name) => /^(berita|krs|biaya-kuliah|biodata|panels|kit|forms)-/.test(name))).toEqual([])
  },
)
