import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './accessibility.ts'
import { expect, type Host, test } from './fixtures.ts'

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

const lab = (page: Page): Locator => page.getByRole('dialog', { name: /^(Lab kampus|Campus lab)$/ })

/** Walks with the Tab key, as somebody without a mouse does. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let step = 0; step < 90; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key never reached ${target.toString()}`)
}

/** Opens a part of the lab with keys alone: its tab, or on a phone its line in the list. */
const openPart = async (page: Page, name: string): Promise<void> => {
  const list = lab(page).getByRole('combobox', { name: /^(Bagian lab|Part of the lab)$/ })
  if (isPhone(page)) {
    await tabTo(page, list)
    await page.keyboard.type(name)
  } else {
    await tabTo(page, lab(page).locator('[role="tab"][aria-selected="true"]'))
    for (let step = 0; step < 12; step += 1) {
      if (await lab(page).getByRole('tab', { name, selected: true }).isVisible()) break
      await page.keyboard.press('ArrowRight')
    }
  }
  await expect(lab(page).getByRole('tabpanel', { name })).toBeVisible()
}

const openLab = async (page: Page, { url }: Host, width: number, campus: string): Promise<void> => {
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
  await page.goto(`${url}/?lab=${campus},persona:aktif`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Lab kampus|Campus lab)/ })).toBeVisible()
  await page.keyboard.press('Control+Alt+KeyL')
  await expect(lab(page)).toBeVisible()
}

/** The portal's menu behind the lab; on a phone the lab covers it, and it waits in its drawer. */
const portalMenu = async (page: Page): Promise<Locator> => {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Menu utama' })
  await page.keyboard.press('Escape')
  await expect(lab(page)).toBeHidden()
  await tabTo(page, page.getByRole('button', { name: 'Buka menu' }))
  await page.keyboard.press('Enter')
  return page.getByRole('dialog').getByRole('navigation')
}

/** Turns an entry on, and reads why it was hidden and is shown. */
const overrideAndExplain = async (page: Page): Promise<void> => {
  await openPart(page, 'Sakelar')
  await tabTo(page, lab(page).getByRole('searchbox', { name: 'Cari sakelar' }))
  await page.keyboard.type('tracer')
  await expect(lab(page).getByText(/^1 dari \d+ sakelar ditampilkan, 0 diubah di lab\.$/)).toBeVisible()
  await tabTo(page, lab(page).getByRole('button', { name: 'Mengapa Tracer Study?' }))
  await page.keyboard.press('Enter')
  const explained = lab(page).getByRole('region', { name: 'Mengapa Tracer Study?' })
  await expect(explained).toContainText('Hasil: tidak tampil. Tracer Study mati.')
  await expect(explained).toContainText('Server menjawab "true" untuk Tracer Study.')
  await page.keyboard.press('Shift+Tab')
  await expect(lab(page).getByRole('combobox', { name: 'Ubahan lab untuk Tracer Study' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(explained).toContainText('Hasil: tampil. Tracer Study nyala.')
  await expect(explained).toContainText('Batalkan ubahan lab untuk Tracer Study.')
}

/** Compares two campuses, and saves the difference. */
const compare = async (page: Page): Promise<void> => {
  await openPart(page, 'Matriks')
  await tabTo(page, lab(page).getByRole('combobox', { name: 'Kampus' }))
  await page.keyboard.type('UNFARI')
  await tabTo(page, lab(page).getByRole('combobox', { name: 'Bandingkan dengan' }))
  await page.keyboard.type('UNINDRA')
  await expect(lab(page).getByText(/UNFARI dan UNINDRA berbeda pada \d+ sakelar\./)).toBeVisible()
  await expect(lab(page).getByRole('columnheader')).toHaveText(['Sakelar', /^UNFARI/, /^UNINDRA/])
  await expect(lab(page).getByRole('row', { name: /Desimal IPS/ })).toContainText('4')
  await tabTo(page, lab(page).getByRole('button', { name: 'Unduh CSV' }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('sakelar-kampus.csv')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

/** Writes what the server shall say, is told of a mistake, uses it, takes it back, uses it again. */
const answerMenu = async (page: Page): Promise<void> => {
  await openPart(page, 'Jawaban menu')
  await tabTo(page, lab(page).getByRole('textbox', { name: 'Jawaban server (JSON)' }))
  await page.keyboard.type('{ "portalmhs_skpi": "true"')
  await expect(lab(page).getByText('Bukan JSON yang benar: periksa baris 1, kolom 27.')).toBeVisible()
  await page.keyboard.type(', "portalmhs_kantin": "true" }')
  await expect(lab(page).getByText('1 dipahami, 0 nilai tidak terbaca, 1 kunci tidak dikenal.')).toBeVisible()
  const next = lab(page).getByRole('region', { name: 'Menu bila jawaban ini dipakai' })
  await expect(next.getByRole('listitem').filter({ hasText: 'SKPI' })).toContainText('muncul')
  const press = async (name: string, told: string) => {
    await tabTo(page, lab(page).getByRole('button', { name }))
    await page.keyboard.press('Enter')
    await expect(lab(page).getByText(told)).toBeVisible()
  }
  await press('Pakai', 'Menu portal sekarang mengikuti jawaban ini.')
  await expect(next).toContainText('0 butir berubah terhadap menu sekarang.')
  await press('Kembalikan', 'Menu portal kembali seperti tanpa jawaban ini.')
  await expect(next).toContainText('1 butir berubah terhadap menu sekarang.')
  await press('Pakai', 'Menu portal sekarang mengikuti jawaban ini.')
}

for (const width of [1280, 360]) {
  test(`at ${width} px, with keys alone: an entry turned on and explained, two campuses compared, a menu answer used`, async ({
    page,
    demo,
  }) => {
    await openLab(page, demo, width, 'UNFARI')
    await overrideAndExplain(page)
    await compare(page)
    await answerMenu(page)
    const menu = await portalMenu(page)
    for (const name of ['Tracer Study', 'SKPI']) await expect(menu.getByRole('link', { name })).toBeVisible()
  })
}

const choosePart = async (page: Page, name: string): Promise<void> => {
  if (isPhone(page)) await lab(page).getByRole('combobox').first().selectOption(name)
  else await lab(page).getByRole('tab', { name }).click()
  await expect(lab(page).getByRole('tabpanel', { name })).toBeVisible()
}

for (const [width, mode, lng] of [
  [1280, 'light', 'id'],
  [360, 'dark', 'id'],
  [1280, 'dark', 'en'],
  [360, 'light', 'en'],
] as const) {
  test(`axe finds nothing in the panels at ${width} px, ${mode}, ${lng}`, async ({ page, demo }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
    await page.addInitScript((language) => localStorage.setItem('demo.language', language), lng)
    await openLab(page, demo, width, 'STIKES-1')
    await expect(page.locator('html')).toHaveAttribute('lang', lng)
    const part = (id: string, en: string) => choosePart(page, lng === 'en' ? en : id)
    const found: string[] = []
    await part('Sakelar', 'Switches')
    await lab(page)
      .getByRole('button', { name: /^(Mengapa|Why) KRSS\?$/ })
      .click()
    await expect(lab(page).getByRole('region', { name: /KRSS/ })).toBeVisible()
    found.push(...(await axeViolations(page)))
    await part('Matriks', 'Matrix')
    if (isPhone(page))
      await lab(page)
        .getByRole('combobox', { name: /^(Kampus|Campus)$/ })
        .selectOption('UNIKAL')
    else
      await lab(page)
        .getByRole('button', { name: /^(Selebar layar|Full width)/ })
        .click()
    found.push(...(await axeViolations(page)))
    await part('Jawaban menu', 'Menu answer')
    await lab(page)
      .getByRole('textbox', { name: /JSON/ })
      .fill(mode === 'dark' ? '{' : '{"portalmhs_nilai": "false", "portalmhs_kantin": 1}')
    found.push(...(await axeViolations(page)))
    expect(found).toEqual([])
  })
}
