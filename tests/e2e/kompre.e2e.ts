import { expect, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

test('registers a sitting by keyboard over HTTP, shows its schedule conflict, and cancels it', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/kompre')
  const sittings = page.getByRole('region', { name: 'Gelombang ujian' })
  await expect(sittings.getByText(/Bentrok dengan Pancasila dan Kewarganegaraan/)).toBeVisible()
  await page.getByRole('button', { name: 'Daftar ujian Ujian Komprehensif Lanjut, gelombang I' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Bentrok dengan Pancasila/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Daftar ujian' }).focus()
  await page.keyboard.press('Enter')
  const own = page.getByRole('region', { name: /^Ujian Komprehensif Lanjut/ })
  await expect(own.getByText('KD-033-004')).toBeVisible()
  await own.getByRole('button', { name: 'Batalkan pendaftaran' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(/Kursi KD-033-004 dilepas/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan pendaftaran' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pendaftaran dibatalkan.')).toBeVisible()
  await expect(own).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Riwayat' }).getByText('Dibatalkan')).toBeVisible()
})
