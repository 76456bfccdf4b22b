import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, NO_WORKER, test } from '../fixtures.ts'
import { loseTimes, WAYS } from './optional-files.ts'

// Files that the document references, and those of the login: without them nothing on the page works.
test.use({
  ...NO_WORKER,
  allowed: { errors: [/net::ERR_|Unexpected token '<'|did not arrive|is not here|Refused to execute script/] },
})

const typeLogin = async (page: Page) => {
  await page.getByLabel(/\(NIM\)$/).fill('aktif')
  await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
}
const press = (page: Page) => page.getByRole('button', { name: 'Masuk' }).click()
const READY = 'main[data-ready]'
const fatal = (page: Page) => page.getByRole('heading', { name: 'Portal belum dapat dibuka' })

const FILES = [/\/assets\/entry-/, /\/assets\/react-/, /\/assets\/login-[\w-]{8}\.js/]
const [ENTRY] = FILES as [RegExp]

for (const file of FILES) {
  for (const way of WAYS) {
    for (const times of [1, 2]) {
      // npm test loses the entry file twice: by an aborted connection and by an HTML page of the network operator.
      test(
        `signs in with the typed text after ${String(file)} was ${way} ${times} times`,
        file === ENTRY && times === 2 ? {} : AUDIT_ONLY,
        async ({ page, production }) => {
          await loseTimes(page, file, way, times)
          await page.goto(production.url, { waitUntil: 'commit' })
          await typeLogin(page)
          await press(page)
          await expect(page.locator(READY)).toBeVisible({ timeout: 20_000 })
        },
      )
    }
  }
}

test('shows an error when the first file fails to load, and continues with the typed text once it loads', async ({
  page,
  production,
}) => {
  await page.route(ENTRY, (route) => route.abort())
  await page.goto(production.url, { waitUntil: 'commit' })
  await typeLogin(page)
  await expect(fatal(page)).toBeVisible()
  await page.unroute(ENTRY)
  await page.getByRole('button', { name: 'Muat Ulang' }).click()
  await expect(page.getByLabel(/\(NIM\)$/)).toHaveValue('aktif')
  await press(page)
  await expect(page.locator(READY)).toBeVisible()
})

test('starts by itself when the network is back', AUDIT_ONLY, async ({ page, production }) => {
  await page.route(ENTRY, (route) => route.abort())
  await page.goto(production.url, { waitUntil: 'commit' })
  await typeLogin(page)
  await expect(fatal(page)).toBeVisible()
  await page.unroute(ENTRY)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await press(page)
  await expect(page.locator(READY)).toBeVisible()
})
