import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, setStoryClock, test } from './fixtures.ts'

const PHONE = { width: 360, height: 740 }
/** Maximum blank space in px above the footer of the class card: the line of its note. */
const MAX_BLANK = 24

/** Records layout shifts after the dashboard's first data is rendered. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Reflect.set(window, 'shifts', shifts)
    let isReady = false
    new PerformanceObserver((list) => {
      isReady ||= document.querySelector('main[data-ready]') !== null
      for (const entry of list.getEntries()) {
        const { value, sources, startTime } = entry as PerformanceEntry & {
          value: number
          sources: { node: Element | null }[]
        }
        const readyAt = performance.getEntriesByName('ready')[0]?.startTime
        if (isReady && readyAt !== undefined && startTime > readyAt)
          shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.className ?? '').join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      const isMarked = performance.getEntriesByName('ready').length > 0
      if (!isMarked && document.querySelector('main[data-ready]')) performance.mark('ready')
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] })
  })

const open = async (page: Page, url: string, persona: string, clock = '') => {
  await page.setViewportSize(PHONE)
  await setStoryClock(page)
  await watchShifts(page)
  await page.goto(`${url}/dashboard?lab=default,persona:${persona}${clock && `,clock:${clock}`}`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await expect(page.locator('main [role="status"]')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByText('masih dimuat')).toHaveCount(0)
}

/** Checks that the class card has no blank line, nothing scrolls sideways, and nothing moved after the first data. */
const expectStill = async (page: Page) => {
  const kelas = page.locator('main section').nth(1)
  const blank = await kelas.evaluate((section) => {
    const foot = section.querySelector(':scope > a')
    const lines = [...section.querySelectorAll(':scope > div:not(:first-child) *')]
      .filter((element) => element.childElementCount === 0 && element.textContent.trim() !== '')
      .map((element) => element.getBoundingClientRect().bottom)
    return (foot?.getBoundingClientRect().top ?? Number.NaN) - Math.max(...lines)
  })
  expect.soft(blank, 'blank above the foot of the class card').toBeLessThanOrEqual(MAX_BLANK)
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as string[])
  expect.soft(shifts, shifts.join('\n')).toEqual([])
}

for (const [persona, action, isMain] of [
  ['aktif', 'Bayar tagihan', true],
  ['tunggakan', 'Bayar tagihan', true],
  ['lulus', 'Lihat kalender', false],
  ['kosong', 'Lihat kalender', false],
] as const)
  test(`shows the first action of ${persona} within the first viewport of the dashboard, without layout shifts`, async ({
    page,
    demo,
  }) => {
    await open(page, demo.url, persona)
    const way = page.getByRole('main').getByRole('link', { name: action, exact: true }).first()
    const box = await way.boundingBox()
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height)
    const filled = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.background = 'var(--accent)'
      const accent = getComputedStyle(probe).backgroundColor
      probe.remove()
      const buttons = [...document.querySelectorAll('main :is(a, button)')]
      return buttons.filter((button) => getComputedStyle(button).backgroundColor === accent).length
    })
    expect(filled).toBe(isMain ? 1 : 0)

    await expectStill(page)
  })

const CLOCKS = {
  'in the running semester': '2026-10-22T14:05:00+07:00',
  'in the week of KRS': '2027-01-12T10:00:00+07:00',
  'in the week of exams': '2026-10-27T07:30:00+07:00',
}
const STUDENTS = [
  ...['aktif', 'baru', 'tunggakan', 'lulus', 'cuti', 'kosong', 'tugas-akhir', 'kerja-praktik', 'padat', 'akun-kedua'],
  ...['kelebihan-bayar', 'lintas-semester', 'mengulang', 'pembayaran-diproses'],
]

for (const [when, clock] of Object.entries(CLOCKS))
  for (const persona of STUDENTS)
    test(
      `shows the next step of ${persona} ${when} within the first viewport of the dashboard`,
      AUDIT_ONLY,
      async ({ page, demo }) => {
        await open(page, demo.url, persona, clock)
        const step = page.locator('main section').first()
        await expect(step.getByRole('heading', { level: 2 })).not.toBeEmpty()
        const ways = await step.locator('a, button').all()
        const boxes = await Promise.all(ways.map((way) => way.boundingBox()))
        const feet = boxes.map((box) => (box ? box.y + box.height : Number.NaN))
        expect(feet.filter((foot) => !(foot < PHONE.height))).toEqual([])
        await expectStill(page)
      },
    )
