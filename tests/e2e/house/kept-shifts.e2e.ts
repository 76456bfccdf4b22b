import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, setStoryClock, test } from '../fixtures.ts'
import { AS_OF, anHourPasses, card, visitOnce } from './kept-visits.ts'

test.use({ allowed: { errors: [/are not kept on this device/] } })

const MAX_SHIFT = 0.01

/** Records every layout shift with its elements. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const moved = sources.map(({ node, previousRect, currentRect }) =>
          [node?.className ?? '', previousRect.y, previousRect.height, currentRect.y, currentRect.height].join(' '),
        )
        shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const width of [360, 1280]) {
  test(
    `shifts nothing at ${width} pixels when fresh responses replace cached ones`,
    AUDIT_ONLY,
    async ({ page, production }) => {
      await page.setViewportSize({ width, height: 800 })
      await setStoryClock(page) // otherwise a class of today belongs to another day until the gateway's date is known
      await visitOnce(page, production, 'aktif')
      await page.goto(`${production.url}/error`) // a page that caches nothing
      await anHourPasses(page)
      await watchShifts(page)
      let release: () => void = () => undefined
      const keptStand = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/gateway/**', async (route) => {
        await keptStand
        await route.continue()
      })
      await page.goto(`${production.url}/dashboard`)
      await expect(card(page, 'Kelas berikutnya')).toContainText(AS_OF)
      release()
      await expect(card(page, 'Tagihan')).toContainText('Rp')
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as string[])
      const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
      expect(sum, shifts.join('\n')).toBeLessThanOrEqual(MAX_SHIFT)
    },
  )
}
