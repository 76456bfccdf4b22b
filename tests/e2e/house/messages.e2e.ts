import type { Locator, Page } from '@playwright/test'
import { comeBack, expect, NO_WORKER, setStoryClock, test } from '../fixtures.ts'

test.use({ ...NO_WORKER, viewport: { width: 360, height: 740 } })

/** Returns the message at the edge; messages appear without animation. */
const said = (page: Page, text: RegExp) => page.locator('[data-messages] > div').filter({ hasText: text })

const expectApart = async (message: Locator, other: Locator, what: string) => {
  await expect(message).toBeVisible()
  const [one, two] = await Promise.all([message.boundingBox(), other.boundingBox()])
  if (!one || !two) throw new Error(`${what}: no box`)
  const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x)
  const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y)
  expect(Math.min(wide, high), what).toBeLessThanOrEqual(0)
}

/** Scrolls until the middle of a control is at the given fraction of the window height. */
const bringTo = (control: Locator, place: number) =>
  control.evaluate((node, part) => {
    const { top, height } = node.getBoundingClientRect()
    window.scrollBy(0, top + height / 2 - window.innerHeight * part)
  }, place)

test('shows a message without covering the pressed control, in either half of the window', async ({
  page,
  context,
  production,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await setStoryClock(page)
  await comeBack(page, production, 'pembayaran-diproses')
  const copy = page.getByRole('button', { name: /^Salin nomor/ })
  await expect(copy).toBeVisible()
  await page.waitForLoadState('networkidle') // the code that places messages loads after the first screen
  await page.locator('main').evaluate((main) => main.style.setProperty('padding-top', '600px')) // makes every scroll position possible
  for (const place of [0.1, 0.3, 0.7, 0.93]) {
    await bringTo(copy, place)
    await copy.dispatchEvent('click') // a real click would scroll the control away from the edge
    const message = said(page, /disalin|tersalin/)
    await expectApart(message, copy, `control at ${place}`)
    await message.getByRole('button').click()
    await expect(message).toHaveCount(0)
  }
})

test('shows a message without covering the bottom bar or the pressed button in it', async ({ page, production }) => {
  await production.world({ jumpTo: '2027-01-12T10:00:00+07:00' })
  await comeBack(page, production)
  await page.goto(`${production.url}/krs`)
  await page.getByRole('button', { name: 'Ambil Manajemen Proyek Perangkat Lunak' }).click()
  const save = page.getByRole('button', { name: 'Simpan KRS' })
  await save.click()
  const message = said(page, /^KRS tersimpan/)
  await expectApart(message, page.getByRole('region', { name: 'Simpan KRS' }), 'bar')
  await expectApart(message, save, 'button')
})
