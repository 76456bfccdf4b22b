import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, NO_WORKER, openAs, signIn, test } from './fixtures.ts'
import { BILL, button, checking, choose, countOf, type Draw, FAULTS, panel, payTwice } from './pay-twice.ts'

test.use(NO_WORKER)

const bills = (page: Page) => page.getByRole('region', { name: 'Tagihan', exact: true })

const journey = async (page: Page, { url }: Host) => {
  await signIn(page, url, 'aktif')
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Biaya kuliah' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biaya kuliah')
  await expect(bills(page)).toContainText('Rp 1.950.000')
  await choose(page)
  await button(page, 'Buat pembayaran').click()
  await expect(panel(page)).toContainText('Rp 150.000')
  await page.reload()
  await expect(panel(page)).toContainText('9881 0240 1170 2301')
}

test(
  'pays from the menu to the virtual account, reloads, and cancels the payment in the demo',
  AUDIT_ONLY,
  async ({ page, demo }) => {
    await journey(page, demo)
    await button(page, 'Batalkan pembayaran').click()
    await button(page, 'Ya, batalkan pembayaran').click()
    await expect(bills(page)).toContainText(BILL)
    await expect(panel(page)).toHaveCount(0)
  },
)

test('pays over HTTP and shows the payment in bills, history, summary and balance once it has arrived', async ({
  page,
  production,
}) => {
  await production.world({ persona: 'aktif' })
  await journey(page, production)
  await production.world({ settle: 'aktif' })
  await button(page, 'Periksa status').click()
  await expect(page.getByText('Pembayaran sudah diterima.')).toBeVisible()
  await expect(bills(page)).not.toContainText(BILL)
  await expect(page.locator('main')).toContainText('Rp 2.600.000')
  await page.getByRole('link', { name: 'Riwayat', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(BILL)
  await page.getByRole('link', { name: 'Rekap', exact: true }).click()
  await expect(page.getByRole('row').last()).toContainText('Rp 2.600.000')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Riwayat', exact: true })).toHaveAttribute('aria-current', 'page')
  await production.world({ persona: 'aktif' })
})

test('saves the QR code of a payment as an image that a banking app can read', async ({ page, production }) => {
  await production.world({ persona: 'aktif' })
  await openAs(page, production, '/biaya-kuliah')
  await page.getByRole('checkbox', { name: BILL }).check()
  await button(page, 'Pilih cara bayar').click()
  await page.getByRole('radio', { name: /QRIS/ }).check()
  await button(page, 'Lanjut').click()
  await button(page, 'Buat pembayaran').click()
  await expect(page.getByRole('img', { name: 'Kode QR untuk membayar' })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Simpan gambar').click()])
  expect(file.suggestedFilename()).toMatch(/^qris-[\w-]+\.png$/)
  const picture = await readFile(await file.path())
  const [signature, width] = [picture.subarray(1, 4).toString('latin1'), picture.readUInt32BE(16)]
  expect([signature, width >= 720]).toEqual(['PNG', true])
  await production.world({ persona: 'aktif' })
})

test('pays by keyboard only', async ({ page, production }) => {
  await production.world({ persona: 'aktif' })
  await openAs(page, production, '/biaya-kuliah')
  await page.getByRole('checkbox', { name: BILL }).focus()
  await page.keyboard.press('Space')
  await button(page, 'Pilih cara bayar').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /BNI/ })).toBeVisible()
  await page.getByRole('radio', { name: /BNI/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Konfirmasi' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Pilih cara bayar')).toBeVisible()
  await production.world({ persona: 'aktif' })
})

/** Each way and each fault at least once; npm run audit runs all twenty combinations. */
const DRAWS: readonly Draw[] = [
  ['a double click', 'a slow answer'],
  ['Enter and a click', 'a cut answer'],
  ['a reload in flight', 'a lost answer'],
  ['two tabs', 'a 504'], // last, because the outcome stays unknown for a minute
]

test.describe('payment with a missing response', () => {
  test.use({ allowed: { errors: [/status of 50[24]/, /drift: processPembayaran/] } })

  test('sends one request and creates at most one order for a double submit, with lost, slow and missing responses', async ({
    page,
    production,
  }) => {
    test.setTimeout(120_000)
    await payTwice(page, production, DRAWS)
  })

  test(
    'shows a payment with an unknown outcome in the queue of any page that opens next',
    AUDIT_ONLY,
    async ({ page, production }) => {
      await production.world({ persona: 'aktif', faults: [] })
      await openAs(page, production, '/biaya-kuliah')
      await choose(page)
      const before = await countOf(production)
      await production.world({ faults: FAULTS['a 504'] })
      await button(page, 'Buat pembayaran').click()
      await expect(checking(page)).toBeVisible()
      await page.goto(`${production.url}/dashboard`)
      await button(page, 'Lihat antrean').click()
      await expect(page.getByRole('dialog', { name: 'Antrean permintaan' })).toContainText('Bayar 1 tagihan')
      expect((await countOf(production)).requests).toBe(before.requests + 1)
      await production.world({ persona: 'aktif', faults: [] })
    },
  )
})
