import { expect, NO_WORKER, test } from '../fixtures.ts'

test.use({ ...NO_WORKER, viewport: { width: 360, height: 740 } })

test('shows the help contact above the login form on a phone, with the button still in view', async ({
  page,
  production,
}) => {
  await page.goto(production.url)
  const help = page.getByRole('banner').getByRole('link', { name: '(024) 841 2330' })
  await expect(help).toBeInViewport()
  await expect(page.getByRole('banner')).toContainText('Butuh bantuan?')
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeInViewport()
})
