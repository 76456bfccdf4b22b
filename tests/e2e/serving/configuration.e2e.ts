import { serve } from '../../../scripts/lib/serve.mjs'
import { expect, test } from '../fixtures.ts'

test.use({ allowed: { errors: [/status of 404/, /RuntimeConfigError/] } })

test('shows an error in both languages when the configuration is missing', async ({ page }) => {
  const host = await serve({ dir: 'dist' })
  await page.goto(host.url)
  await expect(page.getByRole('heading', { name: 'Portal belum dapat dibuka' })).toBeVisible()
  await expect(page.getByText('The portal can not start')).toBeVisible()
  await host.close()
})

test('names an invalid field of the configuration', async ({ page }) => {
  const host = await serve({ dir: 'dist', config: { gatewayUrl: 'gateway.example', multisiteConfigUrl: '/multisite' } })
  await page.goto(host.url)
  await expect(page.getByText('RuntimeConfigError: gatewayUrl')).toBeVisible()
  await host.close()
})
