import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const WORDS = 'Rencana mata kuliah saya sudah siap, Pak.'

const messages = (page: Page) => page.getByRole('region', { name: 'Percakapan' }).getByRole('listitem')
const isi = (page: Page) => page.getByRole('textbox', { name: 'Pesan' })
const sent = async ({ world }: Host): Promise<unknown> => {
  const { counters } = (await world()) as { counters: { requests: Record<string, number> } }
  return counters.requests['sendPaOnline'] ?? 0
}

test("reads the advisor's message, inserts the study facts and replies, by keyboard only", async ({
  page,
  production,
}) => {
  await openAs(page, production, '/pa-online')
  await expect(page.getByText('Kamis, 05 November 2026, 10.00 WIB')).toBeInViewport()
  await expect(page.getByText(/^Baik, Sekar/).first()).toBeInViewport()
  await page.getByLabel('Topik').focus()
  await page.keyboard.type('Kemajuan studi')
  await page.keyboard.press('Tab')
  await page.keyboard.type(WORDS)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(isi(page)).toHaveValue(/siap, Pak\.\n\nIPK: 3,51\n/)
  await expect(page.getByRole('button', { name: 'Sisipkan IPK dan SKS' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(4)
  await expect(isi(page)).toHaveValue('')
})

test(
  'finds a message whose response was lost by reading it, also after a reload, and never sends it twice',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await openAs(page, production, '/pa-online')
    await isi(page).fill(WORDS)
    await production.world({ faults: [{ operation: 'sendPaOnline', kind: 'lost', times: 1 }] })
    await page.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(messages(page)).toHaveCount(4)
    await page.reload()
    await expect(messages(page)).toHaveCount(4)
    await expect(isi(page)).toHaveValue('')
    expect(await sent(production)).toBe(1)
  },
)
test.use({ allowed: { errors: [/Failed to load resource/] } })
