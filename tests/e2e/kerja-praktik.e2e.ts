import type { Page } from '@playwright/test'
import { expect, type Host, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const journey = (page: Page) => page.getByRole('region', { name: 'Perjalanan kerja praktik' })
const sent = async ({ world }: Host, operation: string): Promise<unknown> => {
  const { counters } = (await world()) as { counters: { requests: Record<string, number> } }
  return counters.requests[operation] ?? 0
}

test('proposes an internship with a member over HTTP and receives a letter of introduction', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/kerja-praktik', 'lintas-semester')
  await page.getByRole('link', { name: 'Ajukan usulan' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Judul/).fill('Aplikasi Antrean Klinik')
  await page.getByLabel(/^Nama instansi/).fill('Klinik Sehat Bersama')
  await page.getByLabel(/^Alamat/).fill('Jl. Diponegoro No. 9')
  await page.getByLabel(/^Tanggal mulai/).fill('2027-01-18')
  await page.getByLabel(/^Tanggal selesai/).fill('2027-02-26')
  await expect(page.getByText('Lama 40 hari, paling singkat 30 hari.')).toBeVisible()
  await page.getByLabel(/^Dosen pembimbing/).selectOption('0617018906')
  await page.getByRole('button', { name: /^Tambah NIM/ }).click()
  await page.getByRole('textbox', { name: /NIM anggota lain/ }).fill('999')
  await page.getByRole('button', { name: 'Ajukan usulan' }).click()
  await expect(page.getByText('NIM tidak dikenal.').first()).toBeVisible()
  await page.getByRole('textbox', { name: /NIM anggota lain/ }).fill('240117142')
  await page.getByRole('button', { name: 'Ajukan usulan' }).click()
  await expect(page.getByText('Usulan kerja praktik terkirim.')).toBeVisible()
  await page.getByRole('link', { name: 'Aplikasi Antrean Klinik' }).click()
  await expect(page.getByText('Rangga Saputra')).toBeVisible()
  await expect(
    journey(page)
      .getByText(/Dr\. Sri Handayani/)
      .first(),
  ).toBeVisible()
  await production.world({ jumpTo: '2026-10-27T09:01:00+07:00' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Instansi' }).getByText('surat-pengantar-kp.pdf')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ubah usulan' })).toHaveCount(0)
})

test('completes an internship over HTTP from its meetings to its result, with one defence request', async ({
  page,
  production,
}) => {
  await production.world({ jumpTo: '2027-02-10T16:00:00+07:00' })
  await openAs(page, production, '/kerja-praktik/341', 'kerja-praktik')
  await expect(page.getByRole('region', { name: 'Bimbingan' }).getByText('2 dari 3 disetujui')).toBeVisible()
  await production.world({ jumpTo: '2027-03-01T08:00:00+07:00' })
  await page.reload()
  await page.getByRole('button', { name: 'Ajukan sidang' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Tautan laporan/).fill('https://naskah.example/230117054/laporan.pdf')
  await dialog.getByLabel(/^Tanggal yang diinginkan/).fill('2027-03-08')
  await production.world({ faults: [{ operation: 'createSidangKerjaPraktik', kind: 'lost', times: 1 }] })
  await dialog.getByRole('button', { name: 'Ajukan sidang' }).click()
  await expect(page.getByRole('link', { name: 'Lihat sidang' })).toBeVisible()
  expect(await sent(production, 'createSidangKerjaPraktik')).toBe(1)
  await production.world({ jumpTo: '2027-03-04T09:01:00+07:00' })
  await page.reload()
  await expect(journey(page).getByText('Senin, 08 Maret 2027')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat sidang' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sidang kerja praktik')
  await production.world({ jumpTo: '2027-03-18T09:01:00+07:00' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Hasil sidang' }).getByText('A · 86')).toBeVisible()
})
test.use({ allowed: { errors: [/Failed to load resource/] } })
