import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, NO_WORKER, openAs, setStoryClock, test } from './fixtures.ts'

test.use(NO_WORKER)

const NAME = 'Seminar Nasional Keamanan Siber Kampus'

const daftar = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Daftar', exact: true })
const terdaftar = (page: Page) => page.getByText(/^Anda terdaftar\./)
const sent = async ({ world }: Host, operation: string): Promise<unknown> => {
  const { counters } = (await world()) as { counters: { requests: Record<string, number> } }
  return counters.requests[operation] ?? 0
}

test('finds a seminar, shows cost and points, registers and shows the next step, by keyboard only', async ({
  page,
  production,
}) => {
  await setStoryClock(page)
  await openAs(page, production, '/seminar')
  await page.getByRole('link', { name: NAME }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByText('10 poin SKPI')).toBeInViewport()
  await expect(daftar(page)).toBeInViewport()
  await daftar(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/Biaya Rp\s50\.000 menjadi tagihan/)
  await dialog.getByRole('button', { name: 'Daftar' }).focus()
  await page.keyboard.press('Enter')
  await expect(terdaftar(page)).toBeVisible()
  await page.getByRole('link', { name: 'Pendaftaran saya' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Bayar sebelum .* berakhir\.$/)).toBeVisible()
})

test(
  'finds a registration whose response was lost by reading it, also after a reload, and never sends it twice',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await openAs(page, production, '/seminar/77')
    await expect(daftar(page)).toBeVisible()
    await production.world({ faults: [{ operation: 'registerSeminar', kind: 'lost', times: 1 }] })
    await daftar(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Daftar' }).click()
    await expect(terdaftar(page)).toBeVisible()
    await page.reload()
    await expect(terdaftar(page)).toBeVisible()
    expect(await sent(production, 'registerSeminar')).toBe(1)
  },
)

test('prints a certificate only for a student who has passed', AUDIT_ONLY, async ({ page, production }) => {
  await openAs(page, production, '/seminar/cetak/sertifikat?id=71')
  await expect(page.getByRole('img', { name: 'Kode QR untuk memeriksa sertifikat' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false')
  await page.goto(`${production.url}/sertifikasi/cetak/sertifikat?id=15`)
  await expect(page.getByText(/belum dinyatakan lulus/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cetak' })).toHaveCount(0)
})
test.use({ allowed: { errors: [/Failed to load resource/] } })
