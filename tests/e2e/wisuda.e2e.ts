import type { Page } from '@playwright/test'
import { approveAttendance, askDefence, card, openAt, record } from './final-project.ts'
import { expect, type Host, NO_WORKER, openAs, test } from './fixtures.ts'
import { button } from './pay-twice.ts'

test.use(NO_WORKER)

const KIRANA = 'tugas-akhir'
const WORK = '/tugas-akhir/388'

/** Pays every open bill whose name matches and confirms the payment at the campus. */
const pay = async (page: Page, { url, world }: Host, name: RegExp): Promise<void> => {
  await page.goto(`${url}/biaya-kuliah`)
  const bills = page.getByRole('checkbox', { name })
  await expect(bills.first()).toBeVisible()
  for (const one of await bills.all()) await one.check()
  await button(page, 'Pilih cara bayar').click()
  await page.getByRole('radio', { name: /BNI/ }).check()
  await button(page, 'Lanjut').click()
  await button(page, 'Buat pembayaran').click()
  await expect(card(page, 'Pembayaran sedang diproses')).toBeVisible()
  await world({ settle: KIRANA })
}

/** Adds an activity to the diploma supplement. */
const addActivity = async (page: Page): Promise<void> => {
  await button(page, 'Tambah kegiatan').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Jenis/).selectOption({ label: 'Prestasi dan penghargaan' })
  await dialog.getByLabel(/^Tingkat/).selectOption({ label: 'Nasional' })
  await dialog.getByLabel(/^Nama kegiatan/).fill('Gemastik')
  await dialog.getByLabel(/^Penyelenggara/).fill('Puspresnas')
  await dialog.getByLabel(/^Tanggal mulai/).fill('2026-09-10')
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'piagam.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('foto') })
  await dialog.getByRole('button', { name: 'Ajukan' }).click()
  await expect(card(page, 'Kegiatan')).toContainText('Gemastik')
}

const register = async (page: Page): Promise<void> => {
  await button(page, 'Daftar wisuda').click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('radiogroup', { name: /Ukuran toga/ })
    .getByRole('radio', { name: 'XL', exact: true })
    .check()
  await dialog
    .getByRole('radiogroup', { name: /Ukuran topi/ })
    .getByRole('radio', { name: 'M', exact: true })
    .check()
  await dialog
    .getByRole('radiogroup', { name: /Jumlah undangan/ })
    .getByRole('radio', { name: '2' })
    .check()
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('kirana@arunika.example')
  await dialog.getByRole('button', { name: 'Daftar wisuda' }).click()
  await expect(page.getByText('Pendaftaran wisuda terkirim.')).toBeVisible()
}

test('fulfils the last graduation conditions on their screens, registers, pays, and gets a seat', async ({
  page,
  production,
}) => {
  test.slow() // one story over six months and four screens
  const own = card(page, 'Pendaftaran Anda')
  await production.world({ menuConfig: { portalmhs_skpi: 'true', portalmhs_pengajuan: { tugas_akhir: 'true' } } })
  await openAs(page, production, '/wisuda', KIRANA)
  await expect(page.getByRole('heading', { name: '2 syarat lagi' })).toBeVisible()
  await page.getByRole('link', { name: 'Tambah poin SKPI' }).click()
  await addActivity(page)
  await page.goto(`${production.url}/wisuda`)
  await page.getByRole('link', { name: 'Buka tugas akhir' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tugas akhir')
  await page.goto(production.url + WORK)
  await record(page, 'Bab 5', 'Dr. Hendra Wijaya, M.Kom.')
  await openAt(page, production, '2026-10-26T09:00', WORK)
  await askDefence(page)
  await openAt(page, production, '2026-11-02T08:00', WORK)
  await approveAttendance(page)
  await pay(page, production, /SPP cicilan/)

  await openAt(page, production, '2027-02-03T10:00', '/wisuda')
  await register(page)
  await expect(own).toContainText('Belum dibayar')
  await pay(page, production, /Wisuda/i)

  await openAt(page, production, '2027-02-11T10:00', '/wisuda')
  await expect(own).toContainText('Nomor kursi muncul menjelang wisuda.')
  await openAt(page, production, '2027-04-14T10:00', '/wisuda')
  await expect(own).toContainText(/Kursi[A-Z]-\d+/)
  await own.getByRole('button', { name: /kalender/i }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Tambahkan ke kalender' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.ics$/)
})
