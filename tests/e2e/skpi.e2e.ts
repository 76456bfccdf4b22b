import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const rows = (page: Page) => page.getByRole('region', { name: 'Kegiatan' }).getByRole('heading', { level: 3 })
const FILE = { name: 'piagam.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('foto') }
const sent = async ({ world }: Host): Promise<unknown> => {
  const { counters } = (await world()) as { counters: { requests: Record<string, number> } }
  return counters.requests['createKelengkapanSkpi'] ?? 0
}

const fill = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('option', { name: 'Prestasi dan penghargaan' })).toBeAttached()
  await expect(dialog.getByRole('option', { name: 'Nasional', exact: true })).toBeAttached()
  await dialog.getByLabel(/^Jenis/).focus()
  await page.keyboard.type('Pre')
  await dialog.getByLabel(/^Tingkat/).focus()
  await page.keyboard.type('Nas')
  await dialog.getByLabel(/^Nama kegiatan/).focus()
  await page.keyboard.type('Gemastik')
  await dialog.getByLabel(/^Penyelenggara/).focus()
  await page.keyboard.type('Puspresnas')
  await dialog.getByLabel(/^Tanggal mulai/).fill('2026-09-10')
  await dialog.locator('input[type="file"]').setInputFiles(FILE)
  return dialog
}

test('shows the points, adds an achievement and deletes it, by keyboard only', async ({ page, production }) => {
  await openAs(page, production, '/skpi')
  await expect(page.getByText('50 dari 100 poin')).toBeInViewport()
  await expect(page.getByText(/^Kurang 50 poin/)).toBeInViewport()
  await page.getByRole('button', { name: 'Tambah kegiatan' }).focus()
  await page.keyboard.press('Enter')
  const dialog = await fill(page)
  await dialog.getByRole('button', { name: 'Ajukan' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveText('Gemastik')
  await page.getByRole('checkbox', { name: 'Pilih untuk dihapus: Gemastik' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Hapus 1 kegiatan terpilih' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(4)
})

test(
  'finds an achievement whose response was lost by reading it, also after a reload, and never sends it twice',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await openAs(page, production, '/skpi?tambah=ya')
    const dialog = await fill(page)
    await production.world({ faults: [{ operation: 'createKelengkapanSkpi', kind: 'lost', times: 1 }] })
    await dialog.getByRole('button', { name: 'Ajukan' }).click()
    await expect(rows(page)).toHaveCount(5)
    await page.reload()
    await expect(rows(page)).toHaveCount(5)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await sent(production)).toBe(1)
  },
)
test.use({ allowed: { errors: [/Failed to load resource/] } })
