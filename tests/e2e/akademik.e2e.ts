import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const WORKSHOP = 'Lokakarya kontainer dan orkestrasi'

const mine = (page: Page) => page.getByRole('region', { name: 'Kegiatan saya' })
const sent = async ({ world }: Host): Promise<unknown> => {
  const { counters } = (await world()) as { counters: { requests: Record<string, number> } }
  return counters.requests['takeKegiatan'] ?? 0
}

test('takes an activity by keyboard, lists its fee among the bills, and cancels the activity', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/akademik')
  await expect(page.getByText(/^Bentrok dengan kelas Anda: Sistem Terdistribusi/)).toBeVisible()
  await page.getByRole('button', { name: `Ambil kegiatan ${WORKSHOP}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('menjadi tagihan di Biaya kuliah')
  await page.getByRole('button', { name: 'Ambil kegiatan', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(mine(page).getByRole('heading', { name: WORKSHOP })).toBeVisible()
  await mine(page).getByRole('link', { name: 'Bayar di Biaya kuliah' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Biaya kegiatan mahasiswa')).toBeVisible()
  await page.goto(`${production.url}/akademik`)
  await mine(page)
    .getByRole('button', { name: `Batalkan ${WORKSHOP}` })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ya, batalkan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Ambil kegiatan ${WORKSHOP}` })).toBeVisible()
})

test(
  'finds an activity whose response was lost by reading it, also after a reload, and never takes it twice',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await openAs(page, production, '/akademik')
    await production.world({ faults: [{ operation: 'takeKegiatan', kind: 'lost', times: 1 }] })
    await page.getByRole('button', { name: `Ambil kegiatan ${WORKSHOP}` }).click()
    await page.getByRole('button', { name: 'Ambil kegiatan', exact: true }).click()
    await expect(mine(page).getByRole('heading', { name: WORKSHOP })).toBeVisible()
    await page.reload()
    await expect(mine(page).getByRole('heading', { name: WORKSHOP })).toBeVisible()
    expect(await sent(production)).toBe(1)
  },
)
test.use({ allowed: { errors: [/Failed to load resource/] } })
