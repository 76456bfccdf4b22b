import type { Page } from '@playwright/test'
import { expect, type Host, sendLogin, test } from '../e2e/fixtures.ts'
import { casesOf, declaredScreens } from '../screens/addresses.ts'

// Opens every address of a subject on the production build behind its headers, over HTTP: as a student in both
// languages, and as an operator who views the same student. The fixture fails on any error, policy report, contract
// mismatch or foreign request.
const CASES = casesOf(declaredScreens())
const SEKAR = '240117023'
/** Time budget per address. */
const ADDRESS_MS = 5_000
const FAILED = /Maaf, terjadi kesalahan|Sorry, something went wrong|ERROR 404/

const stands = async (page: Page, address: string) => {
  const screen = page.locator('main')
  await expect(screen.getByRole('heading').first(), address).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
  await expect(screen, address).not.toContainText(FAILED)
}

const enterAs = {
  student: async (page: Page, { url }: Host, persona: string) => {
    await sendLogin(page, url, persona)
    await expect(page).toHaveURL(/dashboard|validasi-data/)
  },
  operator: async (page: Page, { url }: Host) => {
    await sendLogin(page, url, 'operator')
    await expect(page.getByRole('heading', { name: 'Pilih mahasiswa' })).toBeVisible()
    await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill(SEKAR)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Hanya baca' })).toBeVisible()
  },
}

for (const { address, persona, at } of CASES) {
  test(`renders ${address} over HTTP for a student in both languages`, async ({ page, production }) => {
    await production.world({ reset: true, ...(at !== undefined && { jumpTo: at }) })
    await enterAs.student(page, production, persona)
    for (const language of ['id', 'en']) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await page.goto(production.url + address)
      await stands(page, `${address} in ${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
}

test('[R1-002] [R6-001] renders every student address over HTTP for an operator', async ({ page, production }) => {
  test.setTimeout(CASES.length * ADDRESS_MS)
  await production.world({ reset: true })
  await enterAs.operator(page, production)
  for (const { address } of CASES.filter(({ persona }) => persona === 'aktif')) {
    await page.goto(production.url + address)
    await stands(page, address)
    await expect(page.locator('body'), address).toContainText('Sekar')
  }
})
