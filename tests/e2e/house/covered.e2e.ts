import type { Page } from '@playwright/test'
import { AUDIT_ONLY, comeBack, expect, NO_WORKER, test } from '../fixtures.ts'
import { coveredControls } from './covered-controls.ts'

test.use(NO_WORKER)

const KRS_OPEN = '2027-01-12T10:00:00+07:00'

/** Screens of the shell that have their own controls. */
const SCREENS = ['/biaya-kuliah', '/biaya-kuliah?tab=riwayat', '/biodata', '/krs?tab=riwayat', '/berita']

/** Windows as low as at 400 % zoom, and a wide low window with the sidebar. */
const LOW_WINDOWS = [
  ['/krs', 320, 256],
  ['/biodata', 320, 256],
  ['/krs', 1280, 400],
] as const

const isComplete = async (page: Page) => {
  await expect(page.locator('main :is(li, input, th, a)').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test.describe('phone at a campus with chat', () => {
  test.use({ viewport: { width: 360, height: 780 }, allowed: { errors: [/status of 504/] } })
  test.setTimeout(150_000)

  test.beforeEach(async ({ page, production }) => {
    await production.world({ chat: true, jumpTo: KRS_OPEN })
    await comeBack(page, production)
    await expect(page.getByRole('button', { name: /^Chat/ })).toBeVisible()
  })

  test(
    'covers no control with a bar, button or message, and fixes nothing to an edge in a window as low as 400 % zoom',
    AUDIT_ONLY,
    async ({ page, production }) => {
      expect(await coveredControls(page), 'dashboard').toEqual([])
      for (const path of SCREENS) {
        await page.goto(production.url + path)
        await isComplete(page)
        await expect(page.getByRole('button', { name: /^Chat/ })).toBeVisible()
        expect(await coveredControls(page), path).toEqual([])
      }
      for (const [path, width, height] of LOW_WINDOWS) {
        await page.setViewportSize({ width, height })
        await page.goto(production.url + path)
        await isComplete(page)
        await expect(page.getByRole('button', { name: /^Chat/ })).toBeVisible()
        const held = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('body *')]
            .filter((one) => one.checkVisibility() && /fixed|sticky/.test(getComputedStyle(one).position))
            .filter((one) => !one.matches('[data-messages]:empty') && one.offsetWidth > 1)
            .map((one) => one.className),
        )
        const where = `${path} at ${width} × ${height}`
        expect(held, where).toEqual([])
        expect(await coveredControls(page), where).toEqual([])
      }
    },
  )

  test(
    'covers no control of a registration, also after a lost response, and shows messages above its bar',
    AUDIT_ONLY,
    async ({ page, production }) => {
      await page.goto(`${production.url}/krs`)
      const save = page.getByRole('button', { name: 'Simpan KRS' })
      await page.getByRole('button', { name: 'Ambil Manajemen Proyek Perangkat Lunak' }).click()
      expect(await coveredControls(page), 'to be saved').toEqual([])
      await production.world({ faults: [{ operation: 'saveKrs', kind: 'timeout504', times: 1 }] })
      await save.click()
      await expect(page.getByText(/^Jawaban kampus belum diterima/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Muat Ulang' }).first()).toBeVisible()
      expect(await coveredControls(page), 'answer lost').toEqual([])
      await page.evaluate(() => window.scrollTo(0, 0))
      await save.click()
      const toast = page.getByText(/^KRS tersimpan/)
      await expect(toast).toBeVisible()
      const topOfBar = async () => (await page.getByRole('region', { name: 'Simpan KRS' }).boundingBox())?.y ?? 0
      const endOfToast = () => toast.evaluate((said) => said.getBoundingClientRect().bottom)
      await expect.poll(async () => (await topOfBar()) - (await endOfToast())).toBeGreaterThanOrEqual(0)
    },
  )
})
