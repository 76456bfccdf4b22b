import { serve } from '../../../scripts/lib/serve.mjs'
import { expect, test } from '../fixtures.ts'

test.use({ allowed: { errors: [/status of 404/, /RuntimeConfigError/] } })

test('a portal without its configuration says so in both languages instead of staying blank', async ({ page }) => {
  const host = await serve({ dir: 'dist' })
  await page.goto(host.url)
  await expect(page.getByRole('heading', { name: 'Portal belum dapat dibuka' })).toBeVisible()
  await expect(page.getByText('The portal can not start')).toBeVisible()
  await host.close()
})

test('a wrong field of the configuration is named', async ({ page }) => {
  const host = await serve({ dir: 'dist', config: { gatewayUrl: 'gateway.example', multisiteConfigUrl: '/multisite' } })
  await page.goto(host.url)
  await expect(page.getByText('RuntimeConfigError: gatewayUrl')).toBeVisible()
  await host.close()
})
