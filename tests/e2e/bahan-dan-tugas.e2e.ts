import type { Page } from '@playwright/test'
import { expect, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const JUDUL = 'Rancangan indeks untuk basis data perpustakaan'
const item = (page: Page) =>
  page
    .getByRole('region', { name: 'Semua tugas' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: JUDUL }) })
const choose = (page: Page, name: string) =>
  page
    .getByLabel('Berkas jawaban')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })

test('[R8-009] submits a file by keyboard, reports a file lost to a reload, and replaces the submitted file', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/bahan-dan-tugas')
  await item(page)
    .getByRole('button', { name: /^Kumpulkan tugas/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kumpulkan tugas' })
  await choose(page, 'rancangan.exe')
  await expect(dialog.getByText(/rancangan\.exe/)).toBeVisible()
  await choose(page, 'rancangan.pdf')
  await dialog.getByLabel('Catatan untuk dosen').fill('Lihat halaman 4.')

  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(dialog.getByText(/rancangan\.pdf/)).toBeVisible()
  await expect(dialog.getByLabel('Catatan untuk dosen')).toHaveValue('Lihat halaman 4.')
  await choose(page, 'rancangan.pdf')
  await dialog.getByRole('button', { name: 'Kumpulkan', exact: true }).press('Enter')
  await expect(page.getByText('Tugas sudah dikumpulkan.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(item(page)).toContainText('Sudah dikumpulkan')
  await expect(item(page)).toContainText('rancangan.pdf')

  await item(page)
    .getByRole('button', { name: /^Ganti berkas/ })
    .click()
  await choose(page, 'rancangan-2.pdf')
  await page.getByRole('dialog').getByRole('button', { name: 'Kumpulkan', exact: true }).click()
  await expect(item(page)).toContainText('rancangan-2.pdf')
  await expect(item(page)).not.toContainText('rancangan.pdf')
  await page.reload()
  await expect(item(page)).toContainText('rancangan-2.pdf')
})
