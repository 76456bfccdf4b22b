import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { visitOnce } from '../e2e/house/kept-visits.ts'
import { ask } from '../e2e/serving/nginx-host.ts'
import { loseTimes, WAYS } from '../e2e/serving/optional-files.ts'
import {
  balancer,
  closeHosts,
  containerHost,
  lookForVersion,
  machineHost,
  openGuides,
  releases,
  shows,
  takeVersion,
} from '../e2e/serving/two-releases.ts'

// Releases at unfavourable moments, on Debian's nginx, with real builds of two releases. Site data is never cleared.
test.describe.configure({ mode: 'default' })
test.use({
  allowed: {
    errors: [
      /Failed to load resource|net::ERR_|dynamically imported module|Unable to preload CSS|module script/,
      /did not (load|arrive)|is not here|Unexpected token '<'|portalFiles is not defined/,
      /Content Security Policy|policy report/, // the page whose head script is blocked
      /ServiceWorker|integrity|another release/i, // an installation that must fail
    ],
  },
})
test.beforeEach(() => test.slow())
test.afterEach(closeHosts)

/** All replicas share one gateway. */
const isGateway = (path: string) => /^\/(gateway|multisite)\//.test(path)

/** Deletes cached files of visited screens, so that the next screen is fetched from the host. */
const forgetFiles = async (page: Page) => {
  await page.evaluate(() => caches.delete('portal-files'))
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
}

test('installs no mix of two releases during a rolling release, and the new one once it is complete', async ({
  page,
}) => {
  const { first, next } = releases()
  const replicas = [await machineHost(first), await machineHost(next)] as const
  let choose = (_: string): number => 0
  const front = await balancer((path) => replicas[isGateway(path) || choose(path) === 0 ? 0 : 1].url)
  await visitOnce(page, front, 'aktif')

  choose = (path) => (path === '/sw.js' ? 1 : 0) // new worker, old files
  expect(await lookForVersion(page)).toBe('redundant')
  await page.reload()
  await shows(page, 'before')
  choose = (path) => (path === '/index.html' ? 0 : 1) // everything new except the document
  expect(await lookForVersion(page)).toBe('redundant')
  await shows(page, 'before')

  let turn = 0
  choose = (path) => {
    turn += 1
    return path.startsWith('/assets/') ? 1 : turn % 2
  }
  for (const _ of [1, 2, 3, 4]) {
    await lookForVersion(page)
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByText('ERROR 500')).toHaveCount(0)
  }

  choose = () => 1
  if ((await page.locator('html[data-build]').count()) === 0) {
    await expect.poll(() => lookForVersion(page), { timeout: 20_000 }).toBe('installed')
    await takeVersion(page)
  }
  await shows(page, 'next')
  await page.close()
})

test('does not cache a document that the host sends with the headers of the previous release', async ({ page }) => {
  const { first, next } = releases()
  const host = await machineHost(first)
  let isMixed = true
  const policy = (await ask(host.url, '/index.html')).headers['content-security-policy'] ?? ''
  const front = await balancer(
    () => host.url,
    (path, headers) =>
      isMixed && path === '/index.html' ? { ...headers, 'content-security-policy': policy } : headers,
  )
  await visitOnce(page, front, 'aktif')
  host.deploy(next)
  await host.reload()
  expect(await lookForVersion(page)).toBe('redundant')
  await page.reload()
  await shows(page, 'before')
  isMixed = false
  await expect.poll(() => lookForVersion(page), { timeout: 20_000 }).toBe('installed')
  await takeVersion(page)
  await shows(page, 'next')
  await page.close()
})

test('the next release replaces a cached page whose head script the policy blocks', async ({ page }) => {
  const { first, next } = releases()
  const host = await machineHost(first)
  await visitOnce(page, host, 'aktif')
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache')) ?? ''
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      if (!request.url.includes('index.html') || !response) continue
      const headers = new Headers(response.headers)
      headers.set('Content-Security-Policy', "script-src 'self' 'sha256-old='; style-src 'self'")
      await cache.put(request, new Response(await response.text(), { headers }))
    }
  })
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-screen')
  host.deploy(next)
  await host.reload()
  await page.reload()
  await expect(page.locator('main[data-ready]')).toBeVisible({ timeout: 45_000 })
  await shows(page, 'next')
  await page.close()
})

for (const volume of [false, true]) {
  test(`keeps an open tab working when its container is replaced, ${volume ? 'with' : 'without'} a volume of assets`, async ({
    page,
  }) => {
    const { first, next } = releases()
    const host = await containerHost(first, { volume })
    await visitOnce(page, host, 'aktif')
    await forgetFiles(page)
    await host.replaceBy(next)
    await openGuides(page)
    await shows(page, volume ? 'before' : 'next')
    await expect(page.getByText('ERROR 500')).toHaveCount(0)
    await page.close()
  })
}

test('keeps typed text when the first file of a first load fails once or twice, or comes back as a page', async ({
  browser,
  page,
}) => {
  const { next } = releases()
  const host = await machineHost(next)
  for (const way of WAYS) {
    for (const times of [1, 2]) {
      const context = await browser.newContext()
      const tab = await context.newPage()
      await loseTimes(tab, /\/assets\/(entry|react)-/, way, times)
      await tab.goto(host.url, { waitUntil: 'commit' })
      await tab.getByLabel(/\(NIM\)$/).fill('aktif')
      await tab.getByLabel('Kata sandi', { exact: true }).fill('demo')
      await tab.getByRole('button', { name: 'Masuk' }).click()
      await expect(tab.locator('main[data-ready]'), `${way} ${times}`).toBeVisible({ timeout: 20_000 })
      await context.close()
    }
  }
  await page.close()
})
