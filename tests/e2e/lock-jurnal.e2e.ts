import type { Page } from '@playwright/test'
import { expect, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const journey = (page: Page) => page.getByRole('region', { name: 'Perjalanan' })

test('submits an article over HTTP, which is reviewed, locks the title, and has a receipt', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/lock-jurnal')
  await expect(journey(page).getByText('Giliran kampus')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus J-118' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('J-118')).toHaveCount(0)

  await journey(page).getByRole('link', { name: 'Ajukan lagi' }).click()
  await page.getByLabel(/^Judul artikel/).fill('Audit Presensi Kode QR')
  await page.getByLabel(/^Nama jurnal/).fill('Jurnal Sistem Informasi')
  await page.getByLabel(/^Tahun terbit/).selectOption('2026')
  await page.getByLabel(/^Tautan artikel/).fill('https://jurnal.example/jsi/3/1')
  await page.getByRole('button', { name: 'Ajukan artikel' }).click()
  await expect(page.getByText('Artikel diajukan. Kampus akan memeriksanya.')).toBeVisible()
  await expect(journey(page).getByText('Audit Presensi Kode QR', { exact: true })).toBeVisible()

  await production.world({ jumpTo: '2026-11-05T10:30:00+07:00' })
  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Judul skripsi' }).getByText('Tidak dapat diubah', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hapus/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'J-119' }).click()
  await expect(page.getByText('Artikel disetujui', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Tanda terima/ }).click()
  await expect(page.getByRole('row', { name: /^J-119 Audit Presensi Kode QR/ })).toBeVisible()
  await expect(page.getByText('119/LJ/IF/X/2026')).toBeVisible()
  await expect(page.getByText(/sha256/)).toBeVisible()
})
