import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { AUDIT_ONLY, comeBack, expect, NO_WORKER, signIn, test } from './fixtures.ts'

test.use(NO_WORKER)

const bell = (page: Page) => page.getByRole('button', { name: /^Notifikasi/ })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('[R7-015] opens the newest item from the bell, turns pages, and keeps the position on Back', async ({
  page,
  production,
}) => {
  await comeBack(page, production, 'padat')
  await expect(bell(page)).toHaveAccessibleName('Notifikasi, 99 belum dibaca')
  await bell(page).click()
  await page
    .locator('header')
    .getByRole('link', { name: /Jadwal UTS/ })
    .click()
  await expect(title(page)).toHaveText('Jadwal UTS 2026/2027 Ganjil telah terbit')
  await expect(bell(page)).toHaveAccessibleName('Notifikasi, 98 belum dibaca')

  await page.getByRole('main').getByRole('link', { name: 'Semua berita' }).click()
  await expect(title(page)).toHaveText('Berita')
  await page.getByRole('button', { name: 'Berikutnya' }).click()
  await expect(page).toHaveURL(/\/berita\?page=2$/)
  await expect(page.getByRole('link', { name: /nomor 980/ })).toBeVisible()
  await expect(title(page)).toBeInViewport()

  const row = page.getByRole('link', { name: /nomor 965/ })
  await expect(row).not.toBeInViewport()
  await row.click()
  await expect(title(page)).toContainText('nomor 965')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/\/berita\?page=2$/)
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()

  // Hostile HTML in the browser: text and safe links remain; nothing runs, loads or sends requests.
  await page.goto(`${production.url}/berita/990`)
  const sheet = page.getByRole('article')
  await expect(sheet.getByText('Pemindahan arsip')).toBeVisible()
  await expect(sheet.locator('script, style, img, iframe, form, input, [style], [onclick]')).toHaveCount(0)
  // Only our own buttons: for a file, and to share the address.
  await expect(sheet.getByRole('button')).toHaveText([/arsip-2026\.pdf/, 'Bagikan tautan'])
  await expect(sheet.getByText('tautan lama')).not.toHaveAttribute('href')
  await expect(sheet.getByRole('link', { name: 'situs arsip' })).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

for (const build of ['production', 'demo'] as const) {
  test(
    `saves a file of an announcement under its name, on the ${build} build`,
    build === 'demo' ? AUDIT_ONLY : {},
    async ({ page, production, demo }) => {
      const { url } = build === 'demo' ? demo : production
      await signIn(page, url, 'aktif')
      await page.goto(`${url}/berita/1041`)
      const arrives = page.waitForEvent('download')
      await page.getByRole('button', { name: 'jadwal-uts-ganjil-2026-2027.pdf (unduh)' }).click()
      const file = await arrives
      expect(file.suggestedFilename()).toBe('jadwal-uts-ganjil-2026-2027.pdf')
      expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-1\.4[\s\S]*Contoh dokumen[\s\S]*%%EOF\n$/)
    },
  )
}
