import type { Page, Request } from '@playwright/test'
import { startReceiver } from '../../../scripts/lib/receiver/receiver.mjs'
import { AUDIT_ONLY, expect, keepSession, signIn, test } from '../fixtures.ts'
import { startNginxHost } from './nginx-host.ts'

// The production build on Debian's nginx, with a receiver behind a path of the portal.
test.use({
  allowed: {
    errors: [
      /Content Security Policy|policy report/,
      /foreign request: https:\/\/images\.example/,
      /net::ERR_|contract drift: getSistem|dynamically imported module: .*panduan|status of 502.*\/reports\//,
    ],
  },
})
test.describe.configure({ mode: 'default' })

const PERSON = ['240117023', 'Sekar', '2750000', '2.750.000']

/** Serves the portal with or without a receiver in its config.json; the receiver runs in both cases. */
const open = async (withReports: boolean) => {
  const receiver = await startReceiver()
  const host = await startNginxHost({
    config: withReports ? { reportUrl: '/reports/', reportShare: 1 } : {},
    proxies: [`/reports=${receiver.url}`],
  })
  const close = async () => {
    await host.close()
    await receiver.close()
  }
  return { receiver, url: host.url, close }
}
const isOfReports = (request: Request) => /\/reports\/|\/assets\/report-/.test(request.url())
const watchReports = (page: Page): Request[] => {
  const requests: Request[] = []
  page.on('request', (request) => isOfReports(request) && requests.push(request))
  return requests
}

test.describe('a page without a worker, which would fetch the lost file past this test', () => {
  test.use({ serviceWorkers: 'block' })

  test('reports its vitals, a lost file, a policy violation and a contract mismatch when it is left', async ({
    page,
  }) => {
    test.slow() // nginx, a receiver, and a page until it is idle
    const { receiver, url, close } = await open(true)
    const requests = watchReports(page)
    const faults = [{ operation: 'getSistem', kind: 'malformed', path: 'data' }]
    await page.request.post(`${url}/gateway/__world`, { data: { faults } })
    await keepSession(page, { url }, 'aktif')
    await page.route(/\/assets\/panduan-[\w-]{8}\.js/, (route) => route.abort())
    const started = page.waitForResponse(/\/assets\/report-/)
    await page.goto(`${url}/dashboard?token=rahasia`)
    await expect(page.locator('main[data-ready]')).toBeVisible()
    expect(requests).toEqual([]) // nothing of it before the first screen can be used
    await started

    await page.evaluate(async () => {
      const violated = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', resolve, { once: true })
      })
      new Image().src = 'https://images.example/foto/240117023.jpg?token=rahasia'
      await violated
    })
    // The browser shows no request of a page that is being left, so one batch is sent while the page is open.
    const seen = page.waitForRequest((request) => request.method() === 'POST' && isOfReports(request))
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    const report = await seen
    const reloaded = page.waitForEvent('load') // for the lost file, once
    await page.evaluate(() => {
      history.pushState(null, '', '/panduan')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await reloaded
    await page.goto('about:blank')

    await expect
      .poll(() => receiver.read(), { timeout: 20_000 })
      .toMatchObject({
        refused: {},
        policy: { 'img-src images.example on /dashboard': 1 },
        mismatch: expect.objectContaining({ 'getSistem data: array, got object': 1 }),
        vital: expect.objectContaining({
          'TTFB /dashboard': expect.anything(),
          'FCP /dashboard': expect.anything(),
          'LCP /dashboard': expect.anything(),
        }),
        visit: expect.objectContaining({ '/dashboard network': 1 }),
      })
    const { file, releases } = receiver.read() as Record<string, object>
    expect(Object.keys(file ?? {}).join()).toMatch(/panduan\.js on \/(panduan|dashboard)/) // opened, or fetched ahead
    const { version, build } = (await (await fetch(`${url}/version.json`)).json()) as Record<string, string>
    expect(Object.keys(releases ?? {})).toEqual([`${version} ${build}`])

    expect(report.url()).toBe(`${url}/reports/`)
    const headers = await report.allHeaders()
    for (const name of ['cookie', 'referer', 'authorization']) expect(headers).not.toHaveProperty(name)
    const text = `${report.url()} ${JSON.stringify(headers)} ${report.postData()}`
    for (const personal of [...PERSON, 'rahasia', 'token']) expect(text).not.toContain(personal)
    await close()
  })

  test('version and build of the host are those of the page, in the tooltip of its footer', async ({ page }) => {
    const { url, close } = await open(false)
    await signIn(page, url, 'aktif')
    const { version, build } = (await (await fetch(`${url}/version.json`)).json()) as Record<string, string>
    expect(build).toMatch(/^[0-9a-f]{12}$/)
    await expect(page.getByRole('contentinfo')).toHaveAttribute('title', `Versi ${version}, build ${build}`)
    await close()
  })
})

test(
  'a page without a receiver in config.json loads and sends nothing, and a receiver that is gone disturbs nobody',
  AUDIT_ONLY,
  async ({ page }) => {
    test.slow()
    const without = await open(false)
    const requests = watchReports(page)
    const afterStart = async () =>
      expect
        .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), {
          timeout: 20_000,
        })
        .toBe(true)
    await signIn(page, without.url, 'aktif')
    await afterStart() // it follows the moment in which reports would begin
    await page.goto('about:blank')
    expect(requests).toEqual([])
    expect(without.receiver.read()).toMatchObject({ batches: 0, refused: {} })
    await without.close()

    const gone = await open(true)
    await gone.receiver.close()
    const started = page.waitForResponse(/\/assets\/report-/)
    await signIn(page, gone.url, 'aktif')
    await started
    const refused = page.waitForResponse(/\/reports\//)
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    expect((await refused).status()).toBe(502)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(requests.filter((request) => request.method() === 'POST')).toHaveLength(1)
    await gone.close()
  },
)
