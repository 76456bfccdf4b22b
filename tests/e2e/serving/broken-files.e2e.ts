import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startGateway } from '../../../scripts/lib/gateway.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { AUDIT_ONLY, comeBack, expect, test } from '../fixtures.ts'
import { visitOnce } from '../house/kept-visits.ts'

// Errors that browsers report for a truncated or an empty script.
test.use({
  allowed: { errors: [/SyntaxError|Unexpected|does not provide an export|Element type is invalid|undefined/] },
})

const RELOAD = 'Muat Ulang'

/** Serves a copy of the build in which one file can be broken and restored. */
const breakableHost = async () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-broken-'))
  cpSync('dist', dir, { recursive: true })
  const gateway = await startGateway({ port: 0 })
  const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
  const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true }
  const host = await serve({ dir, config, proxies })
  const name = readdirSync(join(dir, 'assets')).find((file) => /^cuti-[\w-]{8}\.js$/.test(file)) ?? 'no such file'
  const file = join(dir, 'assets', name)
  const whole = readFileSync(file)
  return {
    url: host.url,
    breakFile: (how: 'half' | 'empty') =>
      writeFileSync(file, how === 'half' ? whole.subarray(0, whole.length / 2) : ''),
    mendFile: () => writeFileSync(file, whole),
    close: async () => {
      await host.close()
      await gateway.close()
      rmSync(dir, { recursive: true })
    },
  }
}

const errorPage = (page: Page) => page.getByRole('heading', { name: 'ERROR 500' })
const screenIs = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Cuti', exact: true })).toBeVisible()

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`lazily loaded file that was broken once (worker: ${serviceWorkers})`, () => {
    test.use({ serviceWorkers })

    for (const how of ['half', 'empty'] as const) {
      // npm test has each way and each worker once
      const tag = (how === 'half') === (serviceWorkers === 'allow') ? {} : AUDIT_ONLY
      test(
        `${how}: opens the screen after a reload from the error page, and on later visits`,
        tag,
        async ({ page, context }) => {
          test.slow()
          const host = await breakableHost()
          await (serviceWorkers === 'allow' ? visitOnce(page, host, 'aktif') : comeBack(page, host, 'aktif'))
          host.breakFile(how)
          await page.goto(`${host.url}/cuti`)
          await expect(errorPage(page)).toBeVisible({ timeout: 20_000 })
          host.mendFile()
          await page.getByRole('main').getByRole('button', { name: RELOAD }).click()
          await screenIs(page)
          const other = await context.newPage()
          await other.goto(`${host.url}/cuti`)
          await screenIs(other)
          await page.close()
          await other.close()
          await host.close()
        },
      )
    }
  })
}
