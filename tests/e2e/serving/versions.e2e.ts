import type { Page } from '@playwright/test'
import { startGateway } from '../../../scripts/lib/gateway.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { AUDIT_ONLY, expect, signIn, test } from '../fixtures.ts'
import { endVisit, keptPaths, visitOnce } from '../house/kept-visits.ts'
import { addressFor } from './address-for.ts'
import { afterVisit } from './deployed-build.ts'
import { FIREBASE } from './push-portal.ts'

test.use({
  allowed: {
    errors: [
      /Failed to load resource/,
      /did not arrive/,
      /is not here/, // content of the lost file
      /Refused to execute script/,
      /dynamically imported module/,
      /Unable to preload CSS/,
      /net::ERR_/,
    ],
  },
})

const READY = 'main[data-ready]'
const LOAD = 'Muat versi baru'
const RELOAD = 'Muat Ulang'
const offer = (page: Page) => page.getByRole('button', { name: LOAD })

/** Time in ms that the edge of a page waits for the shell (version-at-edge.tsx). */
const WAITS_MS = 3000
/**
 * Waits for the offer of a newly deployed version. Checks for the update at once and advances the page's clock, which
 * otherwise takes six seconds each time. Only for pages without the shell: its own bar would replace the one at the
 * edge.
 */
const soonOffered = async (page: Page) => {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(async () => {
    await page.clock.fastForward(WAITS_MS)
    await expect(offer(page)).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 15_000, intervals: [100] })
}

test('loads a new version from error page and shell, also after another tab has, and recovers from a broken start', async ({
  context,
  page,
}) => {
  await afterVisit(page, async ({ build, url, is }) => {
    await test.step('the error page offers it, and the tab that comes second gets it too', async () => {
      build.deploy('second')
      const other = await context.newPage()
      await other.goto(`${url}/error`)
      await page.goto(`${url}/dashboard`)
      for (const tab of [page, other]) await expect(offer(tab)).toBeVisible({ timeout: 15_000 })
      await expect(offer(page)).toHaveCount(1)
      await offer(page).click()
      await is('second')
      await offer(other).click()
      await is('second', other)
      await other.close()
    })

    await test.step('a version that can not start says so and is left for the next by itself', async () => {
      build.deploy('broken', { broken: true })
      await page.reload()
      await offer(page).click({ timeout: 15_000 })
      await is('broken')
      const fatal = page.getByRole('heading', { name: 'Portal belum dapat dibuka' })
      await expect(fatal).toBeVisible()
      await page.getByRole('button', { name: RELOAD }).click()
      await expect(fatal).toBeVisible() // no better version exists yet
      build.deploy('mended')
      await page.reload()
      await is('mended')
      await expect(page.locator(READY)).toBeVisible()
    })
  })
})

test(
  'loads a new version from every page without the shell: error page, unreadable session, login',
  AUDIT_ONLY,
  async ({ page }) => {
    await afterVisit(page, async ({ build, url, is }) => {
      await page.clock.install()

      await test.step('the button of the error page takes it', async () => {
        build.deploy('second')
        await page.goto(`${url}/error`)
        await soonOffered(page)
        await page.getByRole('button', { name: RELOAD }).click()
        await is('second')
      })

      await test.step('the card of a session that can not be read offers it', async () => {
        build.deploy('third')
        await page.evaluate(() => localStorage.removeItem('kept_owner'))
        await page.route('**/gateway/**', (route) => route.abort())
        await page.goto(`${url}/dashboard`)
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        await soonOffered(page)
        await page.unroute('**/gateway/**')
        await offer(page).click()
        await is('third')
        await expect(page.locator(READY)).toBeVisible() // it no longer redirects by itself
      })

      await test.step('the login offers it, unless something is typed there', async () => {
        build.deploy('fourth')
        await page.waitForLoadState('networkidle') // a pending call would find the session gone and redirect
        await page.evaluate(() => localStorage.clear())
        await page.goto(url)
        await soonOffered(page)
        await page.getByLabel(/\(NIM\)$/).fill('aktif')
        await expect(offer(page)).toHaveCount(0)
        await page.getByLabel(/\(NIM\)$/).fill('')
        await offer(page).click()
        await is('fourth')
        await signIn(page, url, 'aktif')
      })
    })
  },
)

test(
  'works offline after an update that was never opened online, and reports missing files in place',
  AUDIT_ONLY,
  async ({ context, page }) => {
    const gateway = await startGateway({ port: 0 })
    await fetch(`${gateway.url}/__world`, { method: 'POST', body: JSON.stringify({ chat: true }) })
    const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
    const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', firebase: FIREBASE }
    const host = await serve({ dir: 'dist', config, proxies })
    await visitOnce(page, host, 'aktif')
    await page.getByRole('button', { name: /akun Sekar/ }).click()
    await page.getByRole('checkbox', { name: /^Simpan nilai/ }).click()
    for (const path of [/rekap_pembayaran$/, /riwayat_kuliah/, /presensi_kuliah/])
      await expect.poll(() => keptPaths(page), { timeout: 10_000 }).toContainEqual(expect.stringMatching(path))
    // Leaves what the worker of a new version has: the files that it precaches.
    await page.evaluate(() => caches.delete('portal-files'))
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.goto('about:blank')
    await context.setOffline(true)
    let missed = ''
    page.on('requestfailed', (request) => {
      missed += request.url()
    })
    await page.goto(`${host.url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
    await expect(page.locator(READY)).toBeVisible()
    await page.keyboard.press('Shift') // the first user input loads the parts beside the screen
    for (const file of ['panels', 'push'])
      await expect.poll(() => missed, { timeout: 15_000 }).toMatch(new RegExp(`/assets/${file}-`))
    await page.getByRole('button', { name: /^Notifikasi/ }).click()
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('alert')).toContainText('Tidak ada koneksi internet.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link').first()).toBeVisible()
    await page.getByRole('button', { name: /akun Sekar/ }).click()
    await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Simpan nilai/ })).toBeVisible()
    await expect(page.getByText('ERROR 500')).toHaveCount(0)

    await context.setOffline(false)
    await page.getByRole('button', { name: /^Notifikasi/ }).click()
    await bar.getByRole('button', { name: 'Muat Ulang' }).click()
    await expect(bar.getByRole('listitem').first()).toBeVisible()
    await page.close()
    await host.close()
    await gateway.close()
  },
)

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`gateway and headers moved to another host (worker: ${serviceWorkers})`, () => {
    test.use({
      serviceWorkers,
      allowed: { errors: [/Failed to load resource/, /Content Security Policy/, /policy report/] },
    })

    test('fails no visit of a returning student', serviceWorkers === 'block' ? AUDIT_ONLY : {}, async ({ page }) => {
      const gateway = await startGateway({ port: 0 })
      const [before, after] = [await addressFor(gateway.url), await addressFor(gateway.url)]
      const configOf = ({ url }: { url: string }) => ({
        gatewayUrl: url,
        multisiteConfigUrl: url,
        assumedWrites: true,
      })
      const first = await serve({ dir: 'dist', config: configOf(before) })
      await signIn(page, first.url, 'aktif')
      if (serviceWorkers === 'allow') await endVisit(page)
      await page.goto('about:blank')
      await first.close()
      before.close()
      const second = await serve({ dir: 'dist', config: configOf(after), port: first.port })
      await page.goto(`${second.url}/dashboard`)
      await expect(page.getByRole('region', { name: 'Tagihan', exact: true })).toContainText('Rp 2.750.000')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toContainText('Biaya kuliah')
      await page.close()
      await second.close()
      after.close()
      await gateway.close()
    })
  })
}

test(
  'shows an error for failed first-load files, with a button that loads the portal',
  AUDIT_ONLY,
  async ({ page, production }) => {
    const fatal = page.getByRole('heading', { name: 'Portal belum dapat dibuka' })
    const lose = async (file: RegExp, open: () => Promise<unknown>, then: string) => {
      await page.route(file, (route) => route.abort())
      await open()
      await expect(fatal).toBeVisible()
      await expect(page.getByText(/berkas portal tidak sampai/)).toBeVisible()
      await page.unroute(file)
      await page.getByRole('button', { name: RELOAD }).click()
      await expect(page.locator(then)).toBeVisible()
    }
    const login = () => page.goto(production.url)
    for (const file of [/\/assets\/react-/, /\/assets\/entry-/]) await lose(file, login, '#login form')
    await lose(/\/assets\/login-[\w-]{8}\.js/, login, '#login form')
    // After submitting: the form is gone, and without an error the skeleton would remain forever.
    const press = async () => {
      await page.getByLabel(/\(NIM\)$/).fill('aktif')
      await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
      await page.getByRole('button', { name: 'Masuk' }).click()
    }
    await lose(/\/assets\/app-[\w-]{8}\.(js|css)/, press, READY)
    const dashboard = () => page.goto(`${production.url}/dashboard`)
    for (const file of [/\/assets\/app-[\w-]{8}\.js/, /\/assets\/dashboard-[\w-]{8}\.js/])
      await lose(file, dashboard, READY)
  },
)
