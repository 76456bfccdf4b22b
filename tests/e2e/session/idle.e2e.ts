import { comeBack, expect, NO_WORKER, test } from '../fixtures.ts'

test.use(NO_WORKER)

const HOUR_MS = 3_600_000
const SESI_HABIS = 'Sesi Anda telah habis. Silakan login ulang agar dapat kembali mengakses aplikasi'

test('[R4-012] [R8-018] shows Sesi Habis in every tab after an idle hour, stops requests, and ends all tabs at once', async ({
  page,
  context,
  production,
}) => {
  await context.clock.install()
  await comeBack(page, production)
  const other = await context.newPage()
  await other.goto(`${production.url}/dashboard`)
  await expect(other.locator('main[data-ready]')).toBeVisible()

  await context.clock.fastForward(HOUR_MS - 30_000)
  await expect(page.getByRole('dialog', { name: 'Masih di sini?' })).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(other.getByRole('dialog')).toHaveCount(0)

  await context.clock.fastForward(HOUR_MS + 3000)
  const asked: string[] = []
  for (const tab of [page, other]) {
    const alert = tab.getByRole('dialog', { name: 'Sesi Habis' })
    await expect(alert.getByRole('heading')).toHaveText('Sesi Habis')
    await expect(alert.getByRole('paragraph')).toHaveText(SESI_HABIS)
    await expect(alert.getByRole('button')).toHaveText('Login Ulang')
    await expect(tab.getByText('Sekar')).toHaveCount(0)
    tab.on('request', (request) => asked.push(request.url()))
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Sesi Habis' })).toBeVisible()
  await context.clock.fastForward(HOUR_MS)
  expect(asked.filter((address) => address.includes('/gateway/'))).toEqual([])

  await page.getByRole('button', { name: 'Login Ulang' }).click()
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|identity|expired/.test(key)))
  expect(kept).toEqual([])
})

test.describe('device that slept for over an hour', () => {
  test('requires a new login, also after a crash', async ({ page, production }) => {
    await page.clock.install()
    await comeBack(page, production)
    await page.clock.setSystemTime(Date.now() + 9 * HOUR_MS)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('dialog', { name: 'Sesi Habis' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  })
})
