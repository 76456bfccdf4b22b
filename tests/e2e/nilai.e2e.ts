import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

const result = (page: Page) => page.getByRole('region', { name: 'Hasil simulasi' })
const letterOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const wish = (page: Page) => page.getByRole('textbox', { name: 'IPK yang Anda inginkan' })

test('shows the study progress and simulates grades, by keyboard only', async ({ page, production }) => {
  await openAs(page, production, '/nilai')
  await expect(page.getByText('Sangat memuaskan')).toBeInViewport()
  await page.getByRole('link', { name: 'Hitung simulasi nilai' }).focus()
  await page.keyboard.press('Enter')
  await letterOf(page, 'Basis Data Lanjut').focus()
  await page.keyboard.press('ArrowDown')
  await expect(letterOf(page, 'Basis Data Lanjut')).toHaveValue('A')
  await expect(result(page)).toContainText(/menjadi 3,53/)
  await expect(result(page)).toBeInViewport()
  await wish(page).focus()
  await page.keyboard.type('3,8')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pakai 3,71' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(wish(page)).toHaveValue('3,71')
  await expect(wish(page)).toBeFocused()
})

test(
  'keeps a simulation through a reload, never prints it, and deletes it on logout',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await openAs(page, production, '/nilai?tab=simulasi')
    await letterOf(page, 'Grafika Komputer').selectOption('A')
    await page.reload()
    await expect(letterOf(page, 'Grafika Komputer')).toHaveValue('A')
    await page.emulateMedia({ media: 'print' })
    await expect(result(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: /akun / }).click()
    await page.getByRole('button', { name: /^Keluar/ }).click()
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
    const kept = () => JSON.stringify([localStorage, sessionStorage])
    expect(await page.evaluate(kept)).not.toContain('simulasi')
    await openAs(page, production, '/nilai?tab=simulasi')
    await expect(letterOf(page, 'Grafika Komputer')).toHaveValue('')
  },
)

test(
  'shows an error in place of grades that fail to load, and loads them with Muat Ulang',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await production.world({ faults: [{ operation: 'getKhs', kind: 'server', times: 1 }] })
    await openAs(page, production, '/nilai')
    const khs = page.getByRole('region', { name: 'KHS 2025/2026 Genap' })
    await expect(khs.getByRole('alert')).toBeVisible()
    await expect(page.getByText('Sangat memuaskan')).toBeVisible()
    await khs.getByRole('button', { name: 'Muat Ulang' }).click()
    await expect(khs.getByRole('row', { name: /IF2402/ })).toBeVisible()
  },
)
test.use({ allowed: { errors: [/Failed to load resource/] } })
