import { expect, NO_WORKER, test } from '../fixtures.ts'

test.use({ ...NO_WORKER, viewport: { width: 360, height: 740 } })

test('on a phone the login says whom to ask, above the form and without pushing its button out of sight', async ({
  page,
  production,
}) => {
  await page.goto(production.url)
  const help = page.getByRole('banner').getByRole('link', { name: '(024) 841 2330' })
  await expect(help).toBeInViewport()
  await expect(page.getByRole('banner')).toContainText('Butuh bantuan?')
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeInViewport()
})
