import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, type Host, openLabFile, sendLogin, startHost, test } from '../fixtures.ts'
import { closeLab, lab, labButton, openLab, openPart, tabTo } from './lab-steps.ts'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 780 }
const FILE = 'tests/lab/tunggakan-di-unindra.json'

declare global {
  interface Window {
    labMarker?: true
  }
}

const ready = (page: Page) => expect(page.locator('main[data-ready]')).toBeVisible()
const ips = (page: Page) => page.getByRole('region', { name: /^IPS per semester|^GPA/ })
const colour = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--campus'))

const variant = (page: Page, name: RegExp) => lab(page).getByRole('button', { name })

const start = async (page: Page, demo: Host, query = 'default,persona:aktif') => {
  await page.goto(`${demo.url}/?lab=${query}`)
  await ready(page)
}

for (const [name, size] of [
  ['a desk', WIDE],
  ['a phone', PHONE],
] as const) {
  test(
    `switches the campus on ${name} by keyboard without a reload, and keeps it after one`,
    AUDIT_ONLY,
    async ({ page, demo }) => {
      await page.setViewportSize(size)
      await start(page, demo)
      await expect(ips(page)).toContainText('3,75')
      await page.evaluate(() => {
        window.labMarker = true
      })
      const before = await colour(page)
      const opener = page.getByRole('button', { name: /^Notifikasi/ })
      await opener.focus()
      await openLab(page)
      await tabTo(page, variant(page, /^UNINDRA/))
      await page.keyboard.press('Enter')
      await expect(lab(page).getByRole('status').first()).toHaveText(/UNINDRA/)
      await closeLab(page)
      await expect(opener).toBeFocused()
      await expect(labButton(page)).toContainText('Meniru UNINDRA')
      await expect(ips(page)).toContainText('3,7500')
      await expect(page).toHaveTitle(/UNINDRA/)
      expect(await colour(page)).not.toBe(before)
      if (size === PHONE) await page.getByRole('button', { name: 'Buka menu' }).press('Enter')
      await expect(page.getByRole('navigation', { name: 'Menu utama' }).last()).toContainText('Akun lain')
      expect(await page.evaluate(() => window.labMarker)).toBe(true)
      await page.reload()
      await ready(page)
      await expect(ips(page)).toContainText('3,7500')
      await expect(labButton(page)).toContainText('Meniru UNINDRA')
      expect(await page.evaluate(() => window.labMarker)).toBeUndefined()
    },
  )
}

test('emulates two campuses in two tabs with one session', AUDIT_ONLY, async ({ page, demo }) => {
  await start(page, demo, 'unindra,persona:aktif')
  const other = await page.context().newPage()
  await other.goto(demo.url)
  await ready(other)
  await expect(other).not.toHaveTitle(/UNINDRA/)
  await openLab(other)
  await lab(other).getByRole('button', { name: /^TSM/ }).press('Enter')
  await expect(other).toHaveTitle(/TSM/)
  await page.reload()
  await ready(page)
  await expect(page).toHaveTitle(/UNINDRA/)
  await expect(ips(page)).toContainText('3,7500')
  await other.reload()
  await ready(other)
  await expect(other).toHaveTitle(/TSM/)
  await expect(ips(other)).not.toContainText('3,7500')
})

test('switches the campus on the login screen', AUDIT_ONLY, async ({ page, demo }) => {
  await page.goto(demo.url)
  await expect(page.getByRole('group', { name: /Bahasa|Language/ })).toBeVisible()
  await page.getByLabel(/\(NIM\)$/).fill('aktif')
  await openLab(page)
  await tabTo(page, variant(page, /^UNIKAL/))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Portal Mahasiswa UNIKAL')).toBeVisible()
  await expect.poll(() => colour(page)).toBe('#a21caf')
  await expect(page.getByLabel(/\(NIM\)$/)).toHaveValue('aktif')
})

test.describe('lab link and lab file', () => {
  test.use({ allowed: { errors: [/status of 500/] } })

  test(
    'starts a unit test and a browser from one file, and a link carries the same state',
    AUDIT_ONLY,
    async ({ page, demo, browser }) => {
      await openLabFile(page, demo, FILE)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bima')
      await expect(page.getByText('Jumat, 23 Oktober 2026')).toBeVisible()
      await expect(ips(page)).toContainText('2,7857')
      const nav = page.getByRole('navigation', { name: 'Menu utama' })
      await expect(nav).toContainText('Tracer study')
      await expect(nav).not.toContainText('Panduan')
      await openLab(page)
      await openPart(page, 'Tautan dan berkas')
      const link = await lab(page).getByRole('textbox', { name: 'Tautan', exact: true }).inputValue()
      const next = await (await browser.newContext({ viewport: WIDE })).newPage()
      await next.goto(link)
      await expect(next.getByRole('heading', { level: 1 })).toContainText('Bima')
      await expect(next.getByRole('navigation', { name: 'Menu utama' })).toContainText('Tracer study')
      await expect(next.locator('#lab')).toContainText('Meniru UNINDRA')
      await next.context().close()
    },
  )
})

test(
  'rejects an invalid link on the page, names the invalid part, and changes nothing',
  AUDIT_ONLY,
  async ({ page, demo }) => {
    await start(page, demo)
    for (const [link, sentence] of [
      ['tsm,menu.lain:on', 'Sakelar atau bagian tidak dikenal: menu.lain'],
      ['tsm,persona:<img src=x onerror=alert(1)>', 'Persona tidak dikenal: <img src=x onerror=alert(1)>'],
      ['tsm,v:2', 'Dibuat oleh versi lab yang lebih baru: v:2'],
      [`tsm,persona:${'a'.repeat(2100)}`, 'karakter, paling panjang 2.048'],
    ] as const) {
      await page.goto(`${demo.url}/dashboard?lab=${encodeURIComponent(link)}`)
      await ready(page)
      await expect(page.locator('#lab').getByRole('alert')).toContainText(sentence)
      await expect(page).not.toHaveTitle(/TSM/)
    }
    await page.getByRole('button', { name: 'Tutup pesan' }).press('Enter')
    await expect(page.locator('#lab').getByRole('alert')).toHaveCount(0)
  },
)

test('has no lab in a production build, even if config.json enables it, and ignores lab links', async ({
  page,
  production,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await sendLogin(page, `${production.url}/?lab=unindra,persona:tunggakan,menu.cuti:on`, 'aktif')
  await ready(page)
  await page.keyboard.press('Control+Alt+l')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
  await expect(ips(page)).not.toContainText('3,7500')
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).not.toContainText('Cuti')
  await expect(page.locator('#lab')).toHaveCount(0)
  expect(asked.filter((path) => /lab/i.test(path))).toEqual([])
})

test('has the lab in a staging build if config.json enables it, and never signs a user in by link', async ({
  page,
}) => {
  const host = await startHost('dist-staging', true)
  await page.goto(`${host.url}/?lab=tsm,persona:aktif`)
  await expect(page.locator('#lab').getByRole('alert')).toContainText('tidak membawa gateway tiruan')
  await sendLogin(page, `${host.url}/?lab=unindra,menu.cuti:on`, 'aktif')
  await ready(page)
  await expect(labButton(page)).toContainText('Meniru UNINDRA')
  await expect(ips(page)).toContainText('3,7500')
  await openLab(page)
  await expect(lab(page).getByRole('tab', { name: 'Persona' })).toHaveCount(0)
  await lab(page)
    .getByRole('button', { name: /^Berhenti meniru/ })
    .press('Enter')
  await expect(ips(page)).not.toContainText('3,7500')
  await host.close()
})

test('has no lab in a staging build without "lab": true', AUDIT_ONLY, async ({ page }) => {
  const host = await startHost('dist-staging')
  await sendLogin(page, `${host.url}/?lab=unindra`, 'aktif')
  await ready(page)
  await page.keyboard.press('Control+Alt+l')
  await expect(ips(page)).not.toContainText('3,7500')
  await expect(page.locator('#lab')).toHaveCount(0)
  await host.close()
})
