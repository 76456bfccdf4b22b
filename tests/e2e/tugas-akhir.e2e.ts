import type { Page } from '@playwright/test'
import { approveAttendance, askDefence, card, openAt, record } from './final-project.ts'
import { expect, NO_WORKER, openAs, test } from './fixtures.ts'
import { button } from './pay-twice.ts'

test.use(NO_WORKER)

const TITLE = 'Pengenalan Batik Semarang dengan Jaringan Saraf'
const RANGGA = 'kelebihan-bayar'
const WORK = '/tugas-akhir/421'

const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

const propose = async (page: Page): Promise<void> => {
  await button(page, 'Buat usulan').click()
  await page.getByLabel(/^Judul \(wajib\)/).fill(TITLE)
  await page.getByLabel(/^Latar belakang/).fill('Motif batik Semarang belum tercatat.')
  await page.getByLabel(/^Jenis penelitian/).selectOption('2')
  await page.getByLabel(/^Pembimbing Utama/).selectOption('0612057901')
  await button(page, 'Simpan draf').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await button(page, 'Ajukan usulan').click()
  await confirm(page, 'Ajukan usulan')
  await expect(card(page, 'Perjalanan')).toContainText('Giliran program studi') // the write has arrived before the clock moves
}

/** Answers the open questionnaires of an earlier period. */
const answerQuestionnaires = async (page: Page): Promise<void> => {
  const open = page.getByRole('link', { name: /Belum diisi$/ }).and(page.locator('[href*="tahun=2026"]'))
  for (let left = 3; left > 0; left -= 1) {
    await expect(open).toHaveCount(left)
    await open.first().click()
    await expect(page.getByText('0 dari 15 terjawab')).toBeVisible()
    for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').last().check()
    await button(page, 'Kirim kuesioner').click()
    await confirm(page, 'Kirim')
    await expect(page.getByText('Jawaban Anda sudah terkirim dan tidak dapat diubah.')).toBeVisible()
    await page.getByRole('link', { name: 'Semua kuesioner' }).first().click()
  }
}

test('completes a final project from the first proposal to the approved day of the first defence', async ({
  page,
  production,
}) => {
  test.slow() // one long story with three questionnaires
  await openAs(page, production, '/tugas-akhir', RANGGA)
  await propose(page)

  await openAt(page, production, '2026-10-27T12:00', WORK)
  await expect(card(page, 'Perjalanan')).toContainText('3 bimbingan lagi perlu disetujui.')
  for (const topik of ['Rumusan masalah', 'Tinjauan pustaka', 'Metode']) await record(page, topik)

  await openAt(page, production, '2026-10-29T09:00', WORK)
  await expect(card(page, 'Bimbingan')).toContainText('3 dari 3 disetujui')
  await expect(card(page, 'Perjalanan')).toContainText('Kuesioner 2025/2026 Genap 3 belum diisi.')
  await card(page, 'Syarat Sidang usulan').getByRole('link', { name: 'Isi kuesioner' }).click()
  await answerQuestionnaires(page)

  await page.goto(production.url + WORK)
  await askDefence(page)

  await openAt(page, production, '2026-11-03T12:00', WORK)
  await expect(card(page, 'Perjalanan')).toContainText('Selasa, 17 November 2026')
  await expect(card(page, 'Perjalanan')).toContainText(
    'Setujui kehadiran sampai Minggu, 15 November 2026 pukul 09.00 WIB',
  )
  await approveAttendance(page)
  await button(page, 'Ke kalender').click()
  const file = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Tambahkan ke kalender' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.ics$/)

  await openAt(page, production, '2026-11-17T12:00', WORK)
  await expect(card(page, 'Perjalanan')).toContainText('Lulus · nilai 82 AB')
})
