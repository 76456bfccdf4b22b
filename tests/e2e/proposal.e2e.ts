import type { Page } from '@playwright/test'
import { expect, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const journey = (page: Page) => page.getByRole('region', { name: 'Perjalanan' })

const record = async (page: Page, topik: string) => {
  await page.getByRole('button', { name: 'Catat bimbingan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Tanggal pertemuan/).fill('2026-10-27')
  await dialog.getByLabel(/^Pembimbing/).selectOption({ label: 'Yusuf Maulana, M.T.' })
  await dialog.getByLabel(/^Topik/).fill(topik)
  await dialog.getByLabel(/^Yang dibahas/).fill(`Pembahasan ${topik} bersama pembimbing.`)
  await dialog.getByRole('button', { name: 'Kirim catatan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Bimbingan' }).getByText(topik).first()).toBeVisible()
}

test('submits a draft over HTTP, adds three guidance records, and gets a schedule', async ({ page, production }) => {
  test.setTimeout(90_000)
  await openAs(page, production, '/proposal')
  await page.getByRole('link', { name: /^Deteksi Titip Absen/ }).click()
  await page.getByRole('button', { name: 'Ajukan proposal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan proposal' }).click()
  await expect(journey(page).getByText('Giliran program studi')).toBeVisible()

  await production.world({ jumpTo: '2026-10-27T10:30:00+07:00' })
  await page.reload()
  await expect(journey(page).getByText('3 bimbingan lagi perlu disetujui.')).toBeVisible()
  for (const topik of ['rumusan masalah', 'tinjauan pustaka', 'rancangan metode']) await record(page, topik)
  await expect(journey(page).getByText('Giliran pembimbing')).toBeVisible()

  await production.world({ jumpTo: '2026-10-28T16:00:00+07:00' })
  await page.reload()
  await expect(page.getByText('3 dari 3 disetujui')).toBeVisible()
  await expect(journey(page).getByText('Giliran program studi')).toBeVisible()

  await production.world({ jumpTo: '2026-11-04T10:30:00+07:00' })
  await page.reload()
  const exam = page.getByRole('region', { name: 'Ujian proposal' })
  await expect(exam.getByText('Selasa, 17 November 2026')).toBeVisible()
  await expect(exam.getByRole('button', { name: 'Ingatkan saya' })).toBeVisible()
  await expect(journey(page).getByText(/Serahkan naskah sampai Selasa, 10 November 2026/)).toBeVisible()
})
