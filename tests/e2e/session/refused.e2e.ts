import { expect, test } from '../fixtures.ts'
import { keptPaths, visitOnce } from '../house/kept-visits.ts'

test.use({ allowed: { errors: [/status of 401/] } })

test("[R2-020] clears the student's data when the gateway rejects the session", async ({ page, production }) => {
  await visitOnce(page, production, 'aktif')
  await page.evaluate(() => localStorage.setItem('operator_student_id', '240117023'))
  await page.route('**/v2/access_token', (route) => route.fulfill({ status: 401, json: { message: 'Sesi berakhir' } }))
  await page.goto(`${production.url}/dashboard`)
  await expect(page.locator('#login form')).toBeVisible()
  const names = () => page.evaluate(() => Object.keys(localStorage))
  const ofSession = /^(refresh_token|identity|kept_owner|periode|last_activity|operator_|jejak-pembayaran|menu_config)/
  await expect.poll(async () => (await names()).filter((name) => ofSession.test(name))).toEqual([])
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toEqual([])
})
