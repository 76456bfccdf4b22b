import type { Page } from '@playwright/test'
import { expect, type Host, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const SENT = 'Jawaban Anda sudah terkirim dan tidak dapat diubah.'
const SERVICES = '/kuesioner?jenis=layanan&tahun=2027&semester=1'

const group = (page: Page, nomor: number) => page.getByRole('radiogroup', { name: new RegExp(`^${nomor}\\.`) })
const sent = async ({ world }: Host): Promise<unknown> => {
  const { counters } = (await world()) as { counters: { requests: Record<string, number> } }
  return counters.requests['submitKuesionerLayanan'] ?? 0
}

test('finds an open questionnaire, answers it, sends it once and shows the answers, by keyboard only', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/kuesioner')
  await expect(page.getByText('7 kuesioner menunggu Anda:')).toBeInViewport()
  await page.getByRole('link', { name: /^Isi kuesioner layanan/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 dari 4 terjawab')).toBeVisible()
  await group(page, 1).getByRole('radio').first().focus()
  for (const nomor of [1, 2, 3, 4]) {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(group(page, nomor).getByRole('radio').nth(1)).toBeChecked()
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Tambah stopkontak di R. 305.')
  await page.getByRole('button', { name: 'Kirim kuesioner' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('satu kali dan tidak dapat diubah')
  await page.getByRole('button', { name: 'Kirim', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByText('Tambah stopkontak di R. 305.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('keeps answers through a reload, and finds a questionnaire with a lost response without sending it twice', async ({
  page,
  production,
}) => {
  await openAs(page, production, SERVICES)
  for (const nomor of [1, 2, 3, 4]) await group(page, nomor).getByRole('radio').first().check()
  await expect(page.getByText('4 dari 4 terjawab')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('4 dari 4 terjawab')).toBeVisible()
  await production.world({ faults: [{ operation: 'submitKuesionerLayanan', kind: 'lost', times: 1 }] })
  await page.getByRole('button', { name: 'Kirim kuesioner' }).click()
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await page.reload()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await sent(production)).toBe(1)
})
test.use({ allowed: { errors: [/Failed to load resource/] } })
