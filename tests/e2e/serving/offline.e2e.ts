import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { startGateway } from '../../../scripts/lib/gateway.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { AUDIT_ONLY, expect, signIn, test } from '../fixtures.ts'
import { AS_OF, anHourPasses, card, keptPaths, status, visitOnce } from '../house/kept-visits.ts'
import { readVersion, writeVersion } from './deployed-build.ts'

// Errors that browsers report for requests without a network, and for answers that a test holds back.
test.use({ allowed: { errors: [/Failed to load resource: net::ERR_/, /are not kept on this device/] } })

const READY = 'main[data-ready]'

/** Reloads the page without a network. */
const openWithoutNetwork = async (context: BrowserContext, page: Page) => {
  await context.setOffline(true)
  await page.reload()
}

test('[R4-023] reports a lost network within 2 s, and shows cached data with its time but no grades or money', async ({
  context,
  page,
  production,
}) => {
  await visitOnce(page, production, 'aktif')
  await page.reload()
  await expect(page.locator(READY)).toBeVisible()
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached).toContain('/config.json')
  expect(cached.filter((path) => !/^\/(assets\/|index\.html$|config\.json$)/.test(path))).toEqual([])
  await context.setOffline(true)
  await expect(status(page)).toBeVisible({ timeout: 2000 })
  await context.setOffline(false)
  await expect(status(page)).toHaveCount(0)

  await page.goto(`${production.url}/error`) // a page that caches nothing
  await anHourPasses(page)
  await context.setOffline(true)
  await page.goto(`${production.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
  await expect(card(page, 'Kelas berikutnya')).toContainText(AS_OF)
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await expect(status(page)).toBeVisible()
  await expect(card(page, 'Tagihan').getByRole('alert')).toContainText('Tidak ada koneksi internet')
  await expect(page.locator('body')).not.toContainText('2.750.000')
  await context.setOffline(false)
  await expect(card(page, 'Tagihan')).toContainText('Rp 2.750.000', { timeout: 15_000 }) // loaded after the next probe
  await expect(status(page)).toHaveCount(0)
  await expect(page.getByText(/^per \d/)).toHaveCount(0)
})

test(
  'shows the last data and a retry button, not a blank page, when the server is gone',
  AUDIT_ONLY,
  async ({ page }) => {
    const gateway = await startGateway({ port: 0 })
    const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
    const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true }
    const first = await serve({ dir: 'dist', config, proxies })
    await visitOnce(page, first, 'aktif')
    await first.close()
    await page.reload()
    await expect(card(page, 'Kelas berikutnya')).toContainText(AS_OF)
    await expect(status(page)).toBeVisible()
    const second = await serve({ dir: 'dist', config, proxies, port: first.port })
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(card(page, 'Tagihan')).toContainText('Rp 2.750.000')
    await expect(status(page)).toHaveCount(0)
    await second.close()
    await gateway.close()
  },
)

test(
  'shows grades and money offline if the student chose so, and deletes them when the choice is withdrawn',
  AUDIT_ONLY,
  async ({ context, page, production }) => {
    await visitOnce(page, production, 'aktif')
    expect(await keptPaths(page)).not.toContainEqual(
      expect.stringMatching(/rekap_pembayaran|riwayat_kuliah|\/dashboard$/),
    )
    const choose = async () => {
      await page.getByRole('button', { name: /akun Sekar/ }).click()
      await page.getByRole('checkbox', { name: 'Simpan nilai dan keuangan di perangkat ini' }).click()
      await page.keyboard.press('Escape')
    }
    await choose()
    await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/rekap_pembayaran$/))
    await openWithoutNetwork(context, page)
    await expect(card(page, 'Tagihan')).toContainText('Rp 2.750.000')
    await expect(card(page, 'Tagihan')).toContainText(AS_OF)
    await choose()
    await expect
      .poll(() => keptPaths(page))
      .not.toContainEqual(expect.stringMatching(/rekap_pembayaran|riwayat_kuliah|\/dashboard$/))
  },
)

test('[R4-015] deletes all data on logout, and Back shows none', async ({ page, production }) => {
  await visitOnce(page, production, 'aktif')
  await page.goto(`${production.url}/error`)
  await page.goto(`${production.url}/dashboard`)
  await page.getByRole('button', { name: /akun Sekar/ }).click()
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  expect(await keptPaths(page)).toEqual([])
  await page.goBack()
  await page.goBack() // back to the first dashboard
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Sekar')
})

// Also without a browser: src/gateway/offline/persisted-answers.test.ts.
test(
  'hides the data of a session that ended without a logout from the next student on the device',
  AUDIT_ONLY,
  async ({ context, page, production }) => {
    await visitOnce(page, production, 'aktif')
    await page.evaluate(() => localStorage.removeItem('refresh_token'))
    await page.goto(production.url)
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
    let shown: string | null = null
    await page.route('**/api/user_info', async (route) => {
      shown ??= await page.locator('#app').textContent()
      await route.continue()
    })
    await signIn(page, production.url, 'tunggakan')
    expect(shown).toContain('Portal Mahasiswa')
    expect(shown).not.toContain('Sekar')
    await page.unroute('**/api/user_info')
    await expect
      .poll(() => keptPaths(page), { timeout: 10_000 })
      .toContainEqual(expect.stringMatching(/jadwal_kuliah$/))
    await expect.poll(() => keptPaths(page)).not.toContainEqual(expect.stringContaining('240117023'))
    await openWithoutNetwork(context, page)
    await expect(card(page, 'Kelas berikutnya')).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Sekar')
  },
)

test('ignores an edited owner of cached data, and sends no request for the edited name', async ({
  page,
  production,
}) => {
  await visitOnce(page, production, 'aktif')
  await page.evaluate(() => {
    const owner = JSON.parse(localStorage.getItem('kept_owner') ?? '{}') as object
    localStorage.setItem('kept_owner', JSON.stringify({ ...owner, username: '999000111' }))
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await expect(page.locator(READY)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
  expect(asked.filter((address) => address.includes('999000111'))).toEqual([])
})

/**
 * English texts of the shell: the worker caches them on installation, and a page fetches them when the user switches
 * language.
 */
const ENGLISH = /\{url:`\/assets\/en-[^}]+\},?/

/** Deploys the next version, whose worker has no English texts. */
const deployNext = (dir: string) => {
  const { html, code } = readVersion(dir)
  writeVersion(dir, { html, code: code.replace(ENGLISH, '') }, 'next')
}

test('installs a new version only on request, and keeps the old tab working with files that the host no longer has', async ({
  context,
  page,
}) => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-two-versions-'))
  cpSync('dist', dir, { recursive: true })
  const gateway = await startGateway({ port: 0 })
  const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
  const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true }
  const host = await serve({ dir, config, proxies })
  const html = (tab: Page) => tab.locator('html')
  await visitOnce(page, host, 'aktif')
  deployNext(dir)

  const second = await context.newPage()
  await second.goto(`${host.url}/dashboard`)
  const load = second.getByRole('button', { name: 'Muat versi baru' })
  await expect(load).toBeVisible({ timeout: 15_000 })
  expect(await html(second).getAttribute('data-build'), 'nobody is made to take it').toBeNull()
  await load.click()
  await expect(html(second)).toHaveAttribute('data-build', 'next')
  await expect(second.locator(READY)).toBeVisible()

  expect(await html(page).getAttribute('data-build'), 'the old tab was not reloaded').toBeNull()
  await context.route('**/assets/en-*', (route) => route.abort())
  await page.getByRole('button', { name: /^EN,/ }).click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Grades' })).toBeVisible()
  await host.close()
  await gateway.close()
  rmSync(dir, { recursive: true })
})

test('unregisters the worker that a demo has left on this address', async ({ page, context }) => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-demo-before-'))
  cpSync('dist', dir, { recursive: true })
  writeFileSync(join(dir, 'mockServiceWorker.js'), "self.addEventListener('fetch', () => undefined)")
  writeFileSync(join(dir, 'demo.html'), '<!doctype html><title>demo</title>')
  const host = await serve({ dir, config: { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite' } })
  const demo = await context.browser()?.newContext({ bypassCSP: true })
  const before = await demo?.newPage()
  if (!before) throw new Error('no browser')
  await before.goto(`${host.url}/demo.html`)
  await before.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js')
    await navigator.serviceWorker.ready
  })
  await before.goto(`${host.url}/reset-password`)
  const scripts = () =>
    before.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active }) => new URL(active?.scriptURL ?? 'x:').pathname,
      ),
    )
  await expect.poll(scripts, { timeout: 15_000 }).toEqual([])
  await before.reload()
  await expect.poll(scripts, { timeout: 15_000 }).toEqual(['/sw.js'])
  await page.close()
  await demo?.close()
  await host.close()
  rmSync(dir, { recursive: true })
})

test('can be installed: has an uncached manifest with icons of the declared sizes', async ({ production }) => {
  const worker = await fetch(`${production.url}/sw.js`)
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache, no-transform'])
  const answer = await fetch(`${production.url}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = (await answer.json()) as { start_url: string; icons: { src: string; sizes: string; type: string }[] }
  expect(manifest).toMatchObject({ name: 'Portal Mahasiswa', display: 'standalone', start_url: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await fetch(production.url + src)
    expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
    if (type !== 'image/png') continue
    const header = Buffer.from(await icon.arrayBuffer())
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
