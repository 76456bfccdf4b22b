import type { Browser, Page } from '@playwright/test'
import { expect, type Host, openAs, test } from '../e2e/fixtures.ts'

// The same visit on devices in other time zones and with clocks that are days off, over HTTP: the Date header of the
// gateway corrects the clock, and the campus sets the zone. tests/screens/one-clock.test.tsx covers every address
// without a browser.

const STORY = Date.parse('2026-10-22T14:05:00+07:00')
const DAY_MS = 86_400_000
/** Time limit for ten addresses on a busy machine. */
const VISIT_MS = 120_000
/** Time limit until a screen shows the same text twice. */
const CALM_MS = 30_000
const ZONES = ['UTC', 'Asia/Jayapura', 'America/Los_Angeles']
const ADDRESSES = [
  '/dashboard',
  '/jadwal-dan-presensi',
  '/jadwal-dan-presensi?tab=ujian',
  '/kalender-akademik',
  '/info',
  '/berita',
  '/pa-online',
  '/bahan-dan-tugas',
  '/krs',
  '/cetak-kartu-ujian?jenis=UAS',
]
const CAMPUSES = ['default', 'UNTAG-SMD']

const shownOn = async (page: Page, address: string): Promise<string> => {
  await expect(page.locator('main h1, main h2').first(), address).toBeVisible()
  await expect(page.locator('main [aria-busy="true"], main [role="status"][aria-label]'), address).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  let text = ''
  const isCalm = async () => {
    const before = text
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded away comes when the page has time for it
    text = (await page.locator('main').innerText()).replaceAll(/\d+ detik/g, 'detik') // a countdown never settles
    return text === before
  }
  // Content below the fold is rendered when the page is idle.
  await expect.poll(isCalm, { intervals: [2000], timeout: CALM_MS }).toBe(true)
  return text
}

interface Device {
  timezoneId: string
  aheadDays: number
}

/** Returns the texts of the screens on a device, by address. Resets the mock state so that its time is the same. */
const visit = async (browser: Browser, host: Host, campus: string, { timezoneId, aheadDays }: Device) => {
  await host.world({ reset: true, campus })
  const context = await browser.newContext({ timezoneId, locale: 'id-ID', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.clock.setSystemTime(STORY + aheadDays * DAY_MS)
  const said: Record<string, string> = {}
  for (const address of ADDRESSES) {
    await (address === ADDRESSES[0] ? openAs(page, host, address) : page.goto(host.url + address))
    said[address] = await shownOn(page, address)
  }
  await context.close()
  return said
}

for (const campus of CAMPUSES) {
  test(`shows the same days, hours and countdowns on every device at the campus ${campus}`, async ({
    browser,
    production,
  }) => {
    test.setTimeout(VISIT_MS * (1 + ZONES.length * 3))
    const wanted = await visit(browser, production, campus, { timezoneId: 'Asia/Jakarta', aheadDays: 0 })
    expect(wanted['/dashboard']).toMatch(campus === 'default' ? / WIB/ : / WITA/)
    for (const timezoneId of ZONES)
      for (const aheadDays of [0, 3, -3]) {
        const device = { timezoneId, aheadDays }
        expect(await visit(browser, production, campus, device), JSON.stringify(device)).toEqual(wanted)
      }
  })
}
