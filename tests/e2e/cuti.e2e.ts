import type { Page } from '@playwright/test'
import { expect, NO_WORKER, openAs, test } from './fixtures.ts'
import { button } from './pay-twice.ts'

test.use(NO_WORKER)

const requests = (page: Page) => page.getByRole('region', { name: 'Pengajuan Anda' })

const ask = async (page: Page, alasan: string) => {
  await button(page, 'Ajukan cuti').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Alasan/).focus()
  await page.keyboard.type(alasan)
  await dialog.getByRole('button', { name: 'Ajukan cuti' }).focus()
  await page.keyboard.press('Enter')
  await expect(requests(page).getByText(alasan)).toBeVisible()
}

/** Pays the bills of earlier semesters on the bills screen. */
const payArrears = async (page: Page) => {
  const old = page.getByRole('checkbox', { name: /SPP cicilan|Asuransi/ })
  await expect(old.first()).toBeVisible()
  for (const one of await old.all()) await one.check()
  await button(page, 'Pilih cara bayar').click()
  await page.getByRole('radio', { name: /BNI/ }).check()
  await button(page, 'Lanjut').click()
  await button(page, 'Buat pembayaran').click()
  await expect(page.getByRole('region', { name: 'Pembayaran sedang diproses' })).toBeVisible()
}

test('rejects leave for unpaid bills, and grants a new request by keyboard after they are paid', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/cuti')
  await ask(page, 'Magang penuh waktu')
  await expect(requests(page).getByText('Menunggu persetujuan').first()).toBeVisible()
  await production.world({ jumpTo: '2026-10-29T10:00:00+07:00' })
  await page.reload()
  await expect(requests(page).getByText(/^Masih ada tagihan semester lalu/)).toBeVisible()
  await page.goto(`${production.url}/biaya-kuliah`)
  await payArrears(page)
  await production.world({ settle: 'aktif' })
  await page.goto(`${production.url}/cuti`)
  await ask(page, 'Magang penuh waktu di Bandung')
  await production.world({ jumpTo: '2026-11-09T10:00:00+07:00' })
  await page.reload()
  await expect(requests(page).getByText('Disetujui').first()).toBeVisible()
  await expect(page.getByText(/^sk-cuti-\d+\.pdf/).first()).toBeVisible()
})
