import type { Page } from '@playwright/test'
import { startGateway } from '../../scripts/lib/gateway.mjs'
import { serve } from '../../scripts/lib/serve.mjs'
import { AUDIT_ONLY, expect, type Host, NO_WORKER, openAs, sendLogin, test } from './fixtures.ts'
import { axeViolations } from './house/accessibility.ts'

test.use(NO_WORKER)

const KRS_OPEN = '2027-01-12T10:00:00+07:00'

const taken = (page: Page) => page.getByRole('region', { name: 'Mata kuliah diambil' })
const save = (page: Page, jenis = 'KRS') => page.getByRole('button', { name: `Simpan ${jenis}` })
const take = (page: Page, makul: string) => page.getByRole('button', { name: `Ambil ${makul}`, exact: true })
const isSaved = (page: Page) => expect(page.getByText('Tersimpan di kampus')).toBeVisible()

/** Signs a student in and opens the registration screen. */
const openKrs = async (page: Page, host: Host) => {
  await openAs(page, host, '/krs')
  await expect(page.getByRole('region', { name: 'Mata kuliah diambil' })).toBeVisible()
}

test.describe('KRS over HTTP', () => {
  test.beforeEach(async ({ production }) => {
    await production.world({ jumpTo: KRS_OPEN })
  })

  test('[R3-027] registers by keyboard: searches, takes, resolves a conflict, reserves, saves, and survives a reload', async ({
    page,
    production,
  }) => {
    await openKrs(page, production)
    await expect(page.getByRole('heading', { name: /^Ditutup dalam 3 hari/ })).toBeVisible()
    await page.getByLabel('Cari mata kuliah, kode, atau dosen').focus()
    await page.keyboard.type('bergerak if2603')
    await expect(page.getByText('1 mata kuliah', { exact: true })).toBeVisible()
    await take(page, 'Pemrograman Perangkat Bergerak').press('Enter')
    const kelas = page.getByLabel('Kelas Pemrograman Perangkat Bergerak')
    await kelas.focus()
    await page.keyboard.press('ArrowDown')
    await expect(taken(page)).toContainText(
      'Bentrok dengan Keamanan Informasi kelas A, Selasa 10.30–12.00 WIB (90 menit)',
    )
    expect(await axeViolations(page)).toEqual([])
    await taken(page)
      .getByRole('button', { name: /^Pindah Pemrograman/ })
      .press('Enter')
    await expect(taken(page)).not.toContainText('Bentrok dengan')
    await page.getByLabel('Cari mata kuliah, kode, atau dosen').fill('')
    await page.getByRole('button', { name: 'Jadikan Kuliah Kerja Nyata kelas A cadangan' }).press('Enter')
    await save(page).press('Enter')
    await isSaved(page)
    await page.reload()
    await expect(taken(page)).toContainText('Pemrograman Perangkat Bergerak')
    await expect(page.getByRole('region', { name: 'Cadangan' })).toContainText('Kuliah Kerja Nyata')
    await isSaved(page)
  })

  test('filters the offer and watches a full class by keyboard, and takes its free seat only when asked to', async ({
    page,
    context,
    production,
  }) => {
    await context.clock.install() // skips the interval between two looks
    let isFree = false
    await page.route('**/kurikulum_makul_krs', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: isFree ? text.replace('"kuota":40,"terisi":40', '"kuota":40,"terisi":39') : text,
      })
    })
    await openKrs(page, production)
    const offer = page.getByRole('region', { name: 'Mata kuliah ditawarkan' })
    const box = (name: string) => offer.getByRole('checkbox', { name })
    const watch = offer.getByRole('button', { name: 'Pantau Teknik Kompilasi kelas A' })
    await box('Tanpa bentrok').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(box('Masih ada kursi')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(offer.getByText('1 disembunyikan: 1 penuh')).toBeVisible()
    await offer.getByRole('button', { name: 'Tampilkan semua' }).press('Enter')
    await expect(box('Tanpa bentrok')).toBeFocused()
    await watch.press('Enter')
    const stop = offer.getByRole('button', { name: 'Berhenti memantau Teknik Kompilasi kelas A' })
    await expect(stop).toBeFocused()
    await context.clock.fastForward(4000)
    await expect(offer).toContainText(/Diperiksa tiap 30 detik, terakhir 10\.\d\d\.\d\d\sWIB\./)
    expect(await axeViolations(page)).toEqual([])
    isFree = true
    await context.clock.fastForward(34_000)
    await expect(offer.getByText('1 kursi kosong')).toBeVisible()
    await expect(stop).toBeFocused()
    await expect(taken(page)).not.toContainText('Teknik Kompilasi')
    await take(page, 'Teknik Kompilasi kelas A').first().press('Enter')
    await expect(taken(page)).toContainText('Teknik Kompilasi')
    await expect(offer.getByText('1 kursi kosong')).toBeHidden()
  })

  test.describe('KRS with failures', () => {
    test.use({ allowed: { errors: [/status of (504|401)/] } })

    test('keeps every picked makul through a 504 on save, a reload and an expired session', async ({
      page,
      production,
    }) => {
      page.on('dialog', (dialog) => void dialog.accept())
      await openKrs(page, production)
      await take(page, 'Manajemen Proyek Perangkat Lunak').click()
      await page.reload()
      await expect(taken(page)).toContainText('Manajemen Proyek Perangkat Lunak')
      await production.world({ faults: [{ operation: 'saveKrs', kind: 'timeout504', times: 1 }], expireTokens: true })
      const lost = page.waitForResponse((response) => response.status() === 504)
      await save(page).press('Enter')
      await lost
      await expect(taken(page)).toContainText('Manajemen Proyek Perangkat Lunak')
      await expect(page.getByText('Belum disimpan ke kampus')).toBeVisible()
      await save(page).press('Enter')
      await isSaved(page)
      await expect(page.getByText('11/24 SKS')).toBeVisible()
      await production.world({ faults: [] })
    })

    test('polls for the opening of KRS in one tab per student, and opens it in every tab', async ({
      page,
      context,
      production,
    }) => {
      await context.clock.install() // skips the minute before the opening
      await production.world({ jumpTo: '2027-01-11T07:59:00+07:00' })
      await openKrs(page, production)
      const other = await context.newPage()
      await other.goto(`${production.url}/krs`)
      await expect(other.getByRole('heading', { name: /^Dibuka Senin, 11 Januari 2027 pukul 08\.00/ })).toBeVisible()
      await take(page, 'Manajemen Proyek Perangkat Lunak').click()
      const asked = [0, 0]
      let isOverrun = true
      await Promise.all(
        [page, other].map((tab, place) =>
          tab.route('**/pembatas_waktu_krs_mahasiswa', (route) => {
            asked[place] = (asked[place] ?? 0) + 1
            return isOverrun ? route.fulfill({ status: 504, body: '{}' }) : route.continue()
          }),
        ),
      )
      const pass = (ms: number) => context.clock.fastForward(ms)
      await production.world({ jumpTo: '2027-01-11T08:00:00+07:00' })
      await pass(60_000)
      await expect(async () => {
        await pass(4000)
        expect(Math.max(...asked)).toBeGreaterThan(1)
      }).toPass()
      expect(Math.min(...asked)).toBe(0)
      isOverrun = false
      const opened = (tab: Page) => tab.getByRole('heading', { name: /^Ditutup dalam 4 hari/ }).isVisible()
      await expect(async () => {
        await pass(4000)
        expect(await Promise.all([page, other].map(opened))).toEqual([true, true])
      }).toPass()
      await expect(taken(page)).toContainText('Manajemen Proyek Perangkat Lunak')
    })
  })

  test('uses the gateway’s clock on a device with a wrong clock', AUDIT_ONLY, async ({ page, production }) => {
    await page.clock.setFixedTime('2031-05-05T00:00:00Z')
    await openKrs(page, production)
    await expect(page.getByRole('heading', { name: /^Ditutup dalam 3 hari/ })).toBeVisible()
  })
})

test('explains that the campus gateway may not support saving, and sends nothing', AUDIT_ONLY, async ({ page }) => {
  const gateway = await startGateway({ port: 0 })
  const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
  const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite' }
  const host = await serve({ dir: 'dist', config, proxies })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/edit_')) sent.push(request.url())
  })
  await openAs(page, host, '/krss')
  await take(page, 'Manajemen Proyek Perangkat Lunak').click()
  await save(page, 'KRSS').press('Enter')
  await expect(page.getByText(/^Menyimpan KRS lewat portal ini belum diaktifkan di kampus Anda/)).toBeVisible()
  expect(sent).toEqual([])
  await host.close()
  await gateway.close()
})

test(
  'saves a KRSS on a phone in the demo, survives a reload, and never scrolls horizontally',
  AUDIT_ONLY,
  async ({ page, demo }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await sendLogin(page, demo.url, 'aktif')
    await expect(page.locator('main[data-ready]')).toBeVisible()
    await page.goto(`${demo.url}/krss`)
    await take(page, 'Manajemen Proyek Perangkat Lunak').click()
    await expect(page.getByText('11/24 SKS')).toBeInViewport()
    await save(page, 'KRSS').click()
    await isSaved(page)
    await page.reload()
    await expect(taken(page)).toContainText('Manajemen Proyek Perangkat Lunak')
    expect(await axeViolations(page)).toEqual([])
    const heights = (name: RegExp | string, role: 'button' | 'listitem', where = page.locator('main')) =>
      where.getByRole(role, { name }).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    for (const height of await heights(/^Rencana /, 'button')) expect(height).toBeLessThanOrEqual(52) // two lines; three would make it 60
    const row = taken(page).getByRole('listitem').first()
    const closed = (await row.boundingBox())?.height ?? 0
    expect(closed, 'a chosen course is a short row').toBeLessThanOrEqual(120)
    await row.getByRole('button', { name: /^Rincian / }).click()
    expect((await row.boundingBox())?.height).toBeGreaterThan(closed)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'no horizontal scroll').toBeLessThanOrEqual(0)
  },
)

test('downloads the timetable as a calendar file in the campus time zone', AUDIT_ONLY, async ({ page, demo }) => {
  await page.goto(`${demo.url}/krss?lab=default,persona:aktif`)
  await page.getByRole('button', { name: 'Unduh kalender' }).click()
  await page.getByLabel('Hari pertama kuliah').fill('2027-02-15')
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Unduh', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('KRSS-2026-2027-Genap.ics')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  expect(text).toContain('DTSTART;TZID=Asia/Jakarta:20270215T080000')
  expect(text.match(/UID:kelas-/g)).toHaveLength(3)
  expect(text.match(/UID:ujian-UAS-/g)).toHaveLength(3)
})
