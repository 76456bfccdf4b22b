import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, NO_WORKER, openAs, setStoryClock, test } from './fixtures.ts'

test.use(NO_WORKER)

const ADDRESS = '/jadwal-dan-presensi'
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bagian jadwal dan presensi' }).getByRole('link', { name })
const part = (page: Page, name: string) => page.getByRole('region', { name })

test('shows the next class in the first viewport of a phone, then today, and attendance and exams by keyboard', async ({
  page,
  production,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await setStoryClock(page)
  await openAs(page, production, ADDRESS)
  await expect(part(page, 'Kelas berikutnya').getByText(/^1 jam 2[345] menit lagi$/)).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Hari ini, Kamis, 22 Oktober' })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Pekan kuliah per hari dan jam' })).toBeHidden()

  await tab(page, 'Presensi').focus()
  await page.keyboard.press('Enter')
  await expect(part(page, 'Presensi per kelas').getByText('85,71%')).toBeVisible()
  await part(page, 'Presensi per kelas').locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Optimasi kueri/ })).toBeVisible()

  await tab(page, 'Ujian').focus()
  await page.keyboard.press('Enter')
  const kartu = part(page, 'Kartu UTS terkunci')
  await expect(kartu.getByText('Kartu ujian UTS terkunci sampai tagihan lunas')).toBeInViewport()
  await expect(kartu.getByRole('link', { name: 'Lihat tagihan' })).toBeInViewport()
  await expect(kartu.getByText('Senin, 26 Oktober 2026, 08.00 WIB')).toBeInViewport()
  await expect(part(page, 'Jadwal UTS').getByText('3 hari 17 jam lagi')).toBeVisible()
  await page.reload()
  await expect(kartu).toBeVisible()
})

test('shows the week as a grid with a line for the current time on a wide screen, without horizontal scrolling', async ({
  page,
  production,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await setStoryClock(page)
  await openAs(page, production, ADDRESS)
  const grid = page.getByRole('figure', { name: 'Pekan kuliah per hari dan jam' })
  await expect(grid.getByText('Basis Data Lanjut', { exact: true })).toBeVisible()
  await expect(grid.getByText(/14\.0[5-7]$/)).toBeVisible()
  const [line, running] = await Promise.all([
    grid.locator('circle').boundingBox(),
    grid.getByText('15.30–18.00').boundingBox(),
  ])
  expect(line?.y).toBeLessThan(running?.y ?? 0)
  await expect(page.getByRole('heading', { name: 'Hari ini, Kamis, 22 Oktober' })).toBeHidden()
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    // Beside the tablet's menu five days do not fit side by side; they are stacked.
    await expect(grid).toBeVisible({ visible: width === 1024 })
    await expect(page.getByRole('heading', { name: 'Hari ini, Kamis, 22 Oktober' })).toBeVisible({
      visible: width === 768,
    })
  }
})

test(
  'keeps the schedule when attendance fails over HTTP, and shows attendance after Muat Ulang',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await production.world({ faults: [{ operation: 'listPresensiKuliah', kind: 'server', status: 500 }] })
    await openAs(page, production, `${ADDRESS}?tab=presensi`)
    await expect(page.getByText(/^Presensi tidak dapat ditampilkan sekarang/)).toBeVisible()
    await expect(
      part(page, 'Presensi per kelas').getByRole('heading', { name: 'Basis Data Lanjut', exact: true }),
    ).toBeVisible()
    await production.world({ faults: [] })
    await page.getByRole('main').getByRole('button', { name: 'Muat Ulang' }).click()
    await expect(part(page, 'Presensi per kelas').getByText('85,71%')).toBeVisible()
  },
)
test.use({ allowed: { errors: [/Failed to load resource/] } })
