import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, NO_WORKER, openAs, signIn, test } from './fixtures.ts'

test.use(NO_WORKER)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' })
const send = async (page: Page) => {
  await save(page).click()
  await page.getByRole('button', { name: 'Kirim perubahan' }).click()
}

/** Opens the biodata through the menu, as a student does. */
const openBiodata = async (page: Page, url: string, persona = 'aktif') => {
  await signIn(page, url, persona)
  await page.getByRole('link', { name: 'Biodata', exact: true }).click()
  await expect(heading(page, 'Biodata')).toBeVisible()
  await expect(part(page, 'Riwayat pendidikan').getByText(/^S1/)).toBeVisible()
}

const journey = async (page: Page, { url }: Host) => {
  await openBiodata(page, url)
  const phone = part(page, 'Kontak').getByLabel('Nomor HP')
  await phone.fill('812345678')
  await save(page).click()
  await expect(page.getByRole('region', { name: 'Ada 1 isian yang perlu diperbaiki' })).toBeFocused()
  await page.getByRole('link', { name: /^Kontak, Nomor HP/ }).press('Enter')
  await expect(phone).toBeFocused()
  await phone.fill('0811222333')

  // Selects the district by keyboard alone.
  const kecamatan = part(page, 'Alamat').getByRole('combobox', { name: 'Kecamatan' })
  await kecamatan.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('tembalang')
  await expect(page.getByRole('listbox', { name: 'Kecamatan' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(kecamatan).toHaveValue(/^Kec. Tembalang/)

  await save(page).click()
  const summary = page.getByRole('dialog', { name: 'Periksa 2 perubahan' })
  await expect(summary).toContainText('081325550117')
  await expect(summary).toContainText('0811222333')
  await summary.getByRole('button', { name: 'Kirim perubahan' }).click()
  await expect(page.getByText('Biodata tersimpan.')).toBeVisible()
  await expect(save(page)).toHaveCount(0)

  await page.reload()
  await expect(phone).toHaveValue('0811222333')
  await expect(kecamatan).toHaveValue(/^Kec. Tembalang/)
  await expect(page.getByText(/dipulihkan; belum dikirim/)).toHaveCount(0)
}

test(
  'changes phone and district, checks the summary, saves, and shows both after a reload (demo)',
  AUDIT_ONLY,
  async ({ page, demo }) => journey(page, demo),
)

test('changes phone and district, checks the summary, saves, and shows both after a reload (HTTP)', async ({
  page,
  production,
}) => {
  await journey(page, production)
})

test('restores unsent changes after a reload and asks before the user leaves', async ({ page, production }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs(page, production, '/biodata')
  await part(page, 'Alamat').getByLabel('Kelurahan atau desa').fill('Bendungan')
  await page.getByRole('link', { name: 'Dasbor', exact: true }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Batal' }).click()
  await expect(heading(page, 'Biodata')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/dipulihkan; belum dikirim/)).toBeVisible()
  await expect(part(page, 'Alamat').getByLabel('Kelurahan atau desa')).toHaveValue('Bendungan')
  await expect(page.getByText('1 perubahan belum dikirim')).toBeVisible()
})

test.describe('rejected change', () => {
  test.use({ allowed: { errors: [/status of 422/] } })

  test('shows the error on its field and keeps the typed text', AUDIT_ONLY, async ({ page, demo }) => {
    await openBiodata(page, demo.url)
    const email = part(page, 'Kontak').getByLabel('Email')
    await email.fill('bima.aryasatya@arunika.example')
    await send(page)
    await expect(email).toHaveAccessibleDescription(/Surel ini sudah dipakai akun lain\.$/)
    await expect(page.getByRole('region', { name: 'Ada 1 isian yang perlu diperbaiki' })).toBeFocused()
    await expect(email).toHaveValue('bima.aryasatya@arunika.example')
  })
})

test.describe('phone without a connection', () => {
  // The offline notice loads three seconds after the first screen, and may fail to load itself.
  test.use({ allowed: { errors: [/Failed to load resource: net::ERR_/, /preload CSS for \S+offline-parts/] } })

  test(
    'explains why the form cannot be sent, keeps the typed text, and enables the form again',
    AUDIT_ONLY,
    async ({ page, demo }) => {
      await openBiodata(page, demo.url)
      await part(page, 'Alamat').getByLabel('RT').fill('11')
      await page.context().setOffline(true)
      await expect(save(page)).toHaveAccessibleDescription(/Perlu koneksi internet/)
      await page.context().setOffline(false)
      await expect(save(page)).not.toHaveAttribute('aria-disabled', 'true')
      await expect(part(page, 'Alamat').getByLabel('RT')).toHaveValue('11')
    },
  )
})

test(
  '[R4-002] redirects to data validation from any address, and continues after confirmation by keyboard',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await page.goto(`${production.url}/biodata`)
    await page.getByLabel(/\(NIM\)$/).fill('validasi-data')
    await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Validasi data')).toBeVisible()
    await page.goto(`${production.url}/biodata`)
    await expect(heading(page, 'Validasi data')).toBeVisible()
    await page.getByRole('button', { name: /akun Galih/ }).click()
    await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible()
    await page.keyboard.press('Escape')
    const boxes = page.getByRole('checkbox', { name: /sudah benar$/ })
    await expect(boxes).toHaveCount(8)
    for (const box of await boxes.all()) await box.press('Space')
    await page.getByRole('button', { name: 'Konfirmasi data' }).press('Enter')
    await expect(heading(page, 'Biodata')).toBeVisible()
    await expect(page).toHaveURL(`${production.url}/biodata`)
    await page.getByRole('link', { name: 'Dasbor', exact: true }).click()
    await expect(page.locator('main[data-ready]')).toBeVisible()
  },
)
