import type { Locator } from '@playwright/test'
import { AUDIT_ONLY, expect, signIn, test } from '../fixtures.ts'
import { closeLab, countCalls, lab, openLab, openPart } from './lab-steps.ts'

const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true })

test.describe('lab on a phone, by keyboard only', () => {
  test.use({ viewport: { width: 360, height: 780 }, allowed: { errors: [/status of 504/] } })

  test(
    'switches persona, shows KRS about to open and a 504 with its log line, and restores the previous state',
    AUDIT_ONLY,
    async ({ page, demo }) => {
      const callsUnderWay = countCalls(page)
      await signIn(page, demo.url, 'aktif')
      await openLab(page)
      const personas = await openPart(page, 'Persona')
      await button(personas, 'Masuk sebagai Rangga Saputra').press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rangga')

      await page.goto(`${demo.url}/krs`)
      await openLab(page)
      const clock = await openPart(page, 'Jam')
      await button(clock, 'KRS dibuka 30 detik lagi').press('Enter')
      await expect(clock.getByRole('timer')).toContainText('07.59.')
      await closeLab(page)
      // Locked for a questionnaire: the screen shows the window, not a countdown to something that this student cannot
      // do.
      await expect(page.locator('main')).toContainText('Masa pengisian mulai Senin, 11 Januari 2027 pukul 08.00 WIB')

      await openLab(page)
      const faults = await openPart(page, 'Gangguan')
      await faults.getByLabel('Cari operasi').press('l')
      await page.keyboard.type('istUpcomingEvent')
      await faults.getByLabel(/^Operasi/).selectOption('listUpcomingEvent')
      await faults.getByLabel('Yang terjadi').selectOption('timeout504')
      await faults.getByLabel('Berapa kali').press('Control+a')
      await page.keyboard.press('Backspace')
      await button(faults, 'Tambahkan gangguan').press('Enter')
      await expect(faults.getByRole('listitem').filter({ hasText: 'listUpcomingEvent' })).toContainText('Selalu')
      await closeLab(page)
      await page.goto(`${demo.url}/dashboard`)
      await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('alert')).toBeVisible()

      await openLab(page)
      const requests = await openPart(page, 'Panggilan')
      await requests.getByLabel('Hanya yang gagal atau diberi gangguan').press('Space')
      const line = requests.getByRole('listitem').filter({ hasText: 'listUpcomingEvent' }).first()
      await expect(line).toContainText('504')
      await expect(line).toContainText('gangguan: Gateway tidak menjawab tepat waktu (504)')

      const world = await openPart(page, 'Dunia')
      const download = page.waitForEvent('download')
      await button(world, 'Simpan sebagai berkas').press('Enter')
      const file = await (await download).path()
      await button(world, 'Kembalikan semuanya').press('Enter')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Konfirmasi' })).toBeHidden()
      await expect(lab(page)).toBeVisible()
      await button(world, 'Kembalikan semuanya').press('Enter')
      await button(page.getByRole('dialog', { name: 'Konfirmasi' }), 'Ok').press('Enter')
      await expect(world.getByText('Semuanya sudah seperti awal.')).toBeVisible()
      // Queued calls still use a session of the previous mock state: they get 401 and are sent again.
      await expect(page.locator('main [role="alert"]')).toHaveCount(0)
      await expect.poll(callsUnderWay).toBe(0)
      await openPart(page, 'Gangguan')
      await expect(faults.getByText('Tidak ada data')).toBeVisible()

      await openPart(page, 'Dunia')
      await world.locator('input[type=file]').setInputFiles({
        name: 'dunia.json',
        mimeType: 'application/json',
        buffer: await (await import('node:fs/promises')).readFile(file),
      })
      await expect(world.getByText('Keadaan dari dunia.json dibuka.')).toBeVisible()
      await openPart(page, 'Gangguan')
      await expect(faults.getByRole('listitem').filter({ hasText: 'listUpcomingEvent' })).toBeVisible()
      await openPart(page, 'Jam')
      await expect(clock.getByText('Senin, 11 Januari 2027', { exact: true })).toBeVisible()
      await openPart(page, 'Persona')
      await expect(personas.getByText('Sekarang masuk sebagai Rangga Saputra.')).toBeVisible()
    },
  )
})

test.describe('device after sleep', () => {
  // The tokens expired during sleep: the first request gets 401 and is sent again with a new token.
  test.use({ allowed: { errors: [/status of 401/] } })

  test(
    'asks after 59 minutes without activity and keeps the session when a key is pressed',
    AUDIT_ONLY,
    async ({ page, demo }) => {
      await signIn(page, demo.url, 'aktif')
      await openLab(page)
      const clock = await openPart(page, 'Jam')
      await button(clock, 'Sudah 59 menit').press('Enter')
      const warning = page.getByRole('dialog', { name: 'Masih di sini?' })
      await expect(warning).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(warning).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
    },
  )
})
