import type { Locator, Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, test } from '../fixtures.ts'
import { closeLab, isPhone, openLab, openPart, pressButton, tabTo } from './lab-steps.ts'

const openAt = async (page: Page, { url }: Host, width: number, campus: string): Promise<void> => {
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
  await page.goto(`${url}/?lab=${campus},persona:aktif`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await openLab(page)
}

/** Returns the portal's menu behind the lab; on a phone it opens the drawer. */
const portalMenu = async (page: Page): Promise<Locator> => {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Menu utama' })
  await closeLab(page)
  await tabTo(page, page.getByRole('button', { name: 'Buka menu' }))
  await page.keyboard.press('Enter')
  return page.getByRole('dialog').getByRole('navigation')
}

/** Enables an entry and checks the explanations of why it was hidden and is shown. */
const overrideAndExplain = async (page: Page): Promise<void> => {
  const part = await openPart(page, 'Sakelar')
  await tabTo(page, part.getByRole('searchbox', { name: 'Cari sakelar' }))
  await page.keyboard.type('tracer')
  await expect(part.getByText(/^1 dari \d+ sakelar ditampilkan, 0 diubah di lab\.$/)).toBeVisible()
  await pressButton(page, part.getByRole('button', { name: 'Mengapa Tracer study?' }))
  const explained = part.getByRole('region', { name: 'Mengapa Tracer study?' })
  await expect(explained).toContainText('Hasil: tidak tampil. Tracer study mati.')
  await expect(explained).toContainText('Server menjawab "true" untuk Tracer study.')
  await page.keyboard.press('Shift+Tab')
  await expect(part.getByRole('combobox', { name: 'Ubahan lab untuk Tracer study' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(explained).toContainText('Hasil: tampil. Tracer study nyala.')
  await expect(explained).toContainText('Batalkan ubahan lab untuk Tracer study.')
}

/** Compares two campuses and saves the differences. */
const compare = async (page: Page): Promise<void> => {
  const part = await openPart(page, 'Matriks')
  await tabTo(page, part.getByRole('combobox', { name: 'Kampus' }))
  await page.keyboard.type('UNFARI')
  await tabTo(page, part.getByRole('combobox', { name: 'Bandingkan dengan' }))
  await page.keyboard.type('UNINDRA')
  await expect(part.getByText(/UNFARI dan UNINDRA berbeda pada \d+ sakelar\./)).toBeVisible()
  await expect(part.getByRole('columnheader')).toHaveText(['Sakelar', /^UNFARI/, /^UNINDRA/])
  await expect(part.getByRole('row', { name: /Desimal IPS/ })).toContainText('4')
  await tabTo(page, part.getByRole('button', { name: 'Unduh CSV' }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('sakelar-kampus.csv')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

/** Types a menu answer with a mistake, corrects it, applies it, reverts it and applies it again. */
const answerMenu = async (page: Page): Promise<void> => {
  const part = await openPart(page, 'Jawaban menu')
  await tabTo(page, part.getByRole('textbox', { name: 'Jawaban server (JSON)' }))
  await page.keyboard.type('{ "portalmhs_skpi": "true"')
  await expect(part.getByText('Bukan JSON yang benar: periksa baris 1, kolom 27.')).toBeVisible()
  await page.keyboard.type(', "portalmhs_kantin": "true" }')
  await expect(part.getByText('1 dipahami, 0 nilai tidak terbaca, 1 kunci tidak dikenal.')).toBeVisible()
  const next = part.getByRole('region', { name: 'Menu bila jawaban ini dipakai' })
  await expect(next.getByRole('listitem').filter({ hasText: 'SKPI' })).toContainText('muncul')
  const press = async (name: string, told: string) => {
    await pressButton(page, part.getByRole('button', { name }))
    await expect(part.getByText(told)).toBeVisible()
  }
  await press('Pakai', 'Menu portal sekarang mengikuti jawaban ini.')
  await expect(next).toContainText('0 butir berubah terhadap menu sekarang.')
  await press('Kembalikan', 'Menu portal kembali seperti tanpa jawaban ini.')
  await expect(next).toContainText('1 butir berubah terhadap menu sekarang.')
  await press('Pakai', 'Menu portal sekarang mengikuti jawaban ini.')
}

test(
  'enables and explains an entry, compares two campuses and applies a menu response on a phone, by keyboard only',
  AUDIT_ONLY,
  async ({ page, demo }) => {
    await openAt(page, demo, 360, 'UNFARI')
    await overrideAndExplain(page)
    await compare(page)
    await answerMenu(page)
    const menu = await portalMenu(page)
    for (const name of ['Tracer study', 'SKPI']) await expect(menu.getByRole('link', { name })).toBeVisible()
  },
)
