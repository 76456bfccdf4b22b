import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './accessibility.ts'
import { expect, signIn, test } from './fixtures.ts'

const PANELS = ['personas', 'clock', 'faults', 'requests', 'world']
const NAMES: Record<string, Record<string, string>> = {
  id: { personas: 'Persona', clock: 'Jam', faults: 'Gangguan', requests: 'Panggilan', world: 'Dunia' },
  en: { personas: 'Personas', clock: 'Clock', faults: 'Faults', requests: 'Requests', world: 'World' },
}

const lab = (page: Page) => page.getByRole('dialog', { name: /^(Lab kampus|Campus lab)$/ })
const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true })

const openLab = async (page: Page) => {
  await expect(page.locator('aside[data-no-print] button').first()).toBeVisible()
  await page.keyboard.press('Control+Alt+l')
  await expect(lab(page).getByRole('tabpanel')).toBeVisible()
}

/** By keyboard: the arrow keys among the tabs; on a phone the list. */
const openPanel = async (page: Page, id: string, language = 'id') => {
  const name = NAMES[language]?.[id] ?? ''
  const tab = lab(page).getByRole('tab', { name, exact: true })
  if (await lab(page).getByRole('tablist').isVisible()) {
    await lab(page).getByRole('tab', { selected: true }).focus()
    for (let step = 0; step < 12 && (await tab.getAttribute('aria-selected')) !== 'true'; step++)
      await page.keyboard.press('ArrowRight')
  } else await lab(page).getByRole('combobox').first().selectOption(id)
  const panel = lab(page).getByRole('tabpanel', { name, exact: true })
  await expect(panel).toBeVisible()
  return panel
}

const closeLab = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(lab(page)).toBeHidden()
}

for (const width of [1280, 360]) {
  test.describe(`whoever tests the portal at ${width} px with the keyboard alone`, () => {
    test.use({ viewport: { width, height: 780 }, allowed: { errors: [/status of 504/] } })

    test('becomes another persona, sees KRS about to open, a 504 and its line in the log, and gets everything back', async ({
      page,
      demo,
    }) => {
      await signIn(page, demo.url, 'aktif')
      await openLab(page)
      const personas = await openPanel(page, 'personas')
      await button(personas, 'Masuk sebagai Rangga Saputra').press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rangga')

      await page.goto(`${demo.url}/krs`)
      await openLab(page)
      const clock = await openPanel(page, 'clock')
      await button(clock, 'KRS dibuka 30 detik lagi').press('Enter')
      await expect(clock.getByRole('timer')).toContainText('07.59.')
      await closeLab(page)
      await expect(page.locator('main')).toContainText(/0 menit [12]\d detik/)

      await openLab(page)
      const faults = await openPanel(page, 'faults')
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
      const requests = await openPanel(page, 'requests')
      await requests.getByLabel('Hanya yang gagal atau diberi gangguan').press('Space')
      const line = requests.getByRole('listitem').filter({ hasText: 'listUpcomingEvent' }).first()
      await expect(line).toContainText('504')
      await expect(line).toContainText('gangguan: Gateway tidak menjawab tepat waktu (504)')

      const world = await openPanel(page, 'world')
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
      await openPanel(page, 'faults')
      await expect(faults.getByText('Tidak ada data')).toBeVisible()

      await openPanel(page, 'world')
      await world.locator('input[type=file]').setInputFiles({
        name: 'dunia.json',
        mimeType: 'application/json',
        buffer: await (await import('node:fs/promises')).readFile(file),
      })
      await expect(world.getByText('Keadaan dari dunia.json dibuka.')).toBeVisible()
      await openPanel(page, 'faults')
      await expect(faults.getByRole('listitem').filter({ hasText: 'listUpcomingEvent' })).toBeVisible()
      await openPanel(page, 'clock')
      await expect(clock.getByText('Senin, 11 Januari 2027', { exact: true })).toBeVisible()
      await openPanel(page, 'personas')
      await expect(personas.getByText('Sekarang masuk sebagai Rangga Saputra.')).toBeVisible()
    })
  })
}

test('whoever leaves the device alone for 59 minutes is asked, and stays by a key', async ({ page, demo }) => {
  await signIn(page, demo.url, 'aktif')
  await openLab(page)
  const clock = await openPanel(page, 'clock')
  await button(clock, 'Sudah 59 menit').press('Enter')
  const warning = page.getByRole('dialog', { name: 'Masih di sini?' })
  await expect(warning).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
})

for (const [width, language] of [
  [1280, 'id'],
  [360, 'en'],
] as const) {
  test(`the panels have no axe violation, light or dark, and nothing wider than the screen: ${width} px, ${language}`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.addInitScript((value) => window.localStorage.setItem('demo.language', value), language)
    await signIn(page, demo.url, 'pembayaran-diproses')
    await openLab(page)
    for (const id of PANELS) {
      const panel = await openPanel(page, id, language)
      if (id === 'faults') {
        await button(panel, language === 'id' ? 'Hotspot meminta masuk' : 'A hotspot asks to sign in').press('Enter')
        await button(panel, language === 'id' ? 'Tambahkan gangguan' : 'Add fault').press('Enter')
        await expect(panel.locator('[aria-invalid]')).toHaveCount(1)
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect(page.locator(`html[data-color-mode="${colorScheme}"]`)).toBeAttached()
        expect(await axeViolations(page), `${id} ${colorScheme}`).toEqual([])
      }
      expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth), id).toBeLessThanOrEqual(0)
    }
  })
}
