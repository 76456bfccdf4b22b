import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, sendLogin, signIn, test } from '../fixtures.ts'
import { axeViolations } from '../house/accessibility.ts'

const BROKEN = /undefined|NaN|\[object Object\]|Invalid Date|\bnull\b/

/** Signs in as a first-semester student, who is greeted once and continues from there. */
const signInAsNewcomer = async (page: Page, url: string) => {
  await sendLogin(page, url, 'baru')
  await page.getByRole('link', { name: 'Ke dasbor' }).click()
  await expect(page.locator('main[data-ready]')).toBeVisible()
}

for (const persona of ['baru', 'padat', 'tunggakan', 'pembayaran-diproses', 'kosong']) {
  test(`renders the dashboard of ${persona} completely on a phone`, AUDIT_ONLY, async ({ page, demo }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await (persona === 'baru' ? signInAsNewcomer(page, demo.url) : signIn(page, demo.url, persona))
    await expect(page.getByRole('region')).toHaveCount(8)
    await expect(page.locator('main')).not.toContainText(BROKEN)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'no horizontal scroll').toBeLessThanOrEqual(0)
  })
}

test.describe('operator', () => {
  test.use({ allowed: { errors: [/status of 404/] } })

  test(
    'chooses a student, reads the student’s dashboard under a banner, and changes to another student',
    AUDIT_ONLY,
    async ({ page, production }) => {
      await page.goto(production.url)
      await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill('operator')
      await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Pilih mahasiswa' })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill('999')
      await page.getByRole('button', { name: 'Buka data mahasiswa' }).click()
      await expect(page.getByRole('alert')).toHaveText('Mahasiswa tidak ditemukan.')
      await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill('240117023')
      await page.getByRole('button', { name: 'Buka data mahasiswa' }).click()
      await expect(page.locator('main[data-ready]')).toBeVisible()
      await expect(page.getByText('Anda bertindak untuk Sekar Ayu Prameswari, 240117023')).toBeVisible()
      await page.getByRole('button', { name: 'Ganti' }).click()
      await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill('230117088')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Anda bertindak untuk Bima Aryasatya, 230117088')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Tagihan', exact: true })).toContainText('Rp 13.000.000')
    },
  )
})
