import type { Page } from '@playwright/test'
import { expect, type Host, signIn, test } from '../e2e/fixtures.ts'

// Budget 10 of docs/performance.md for the announcement list: ratio of the cost of turning a page among 1,000
// announcements to the cost among 20. Rounds are interleaved so that load on the machine affects both; medians are
// compared.
const ROUNDS = 7
const MAX_RATIO = 1.5
const FEW = 20
const MANY = 1000
/** Below this time (ms) the difference is imperceptible and the ratio would compare noise with noise. */
const FLOOR_MS = 8
/** Page size at which twenty announcements need a second page. */
const PER_PAGE = 10

interface Answer {
  data: unknown[]
  meta: Record<string, unknown>
}

/** Opens the list with the given number of announcements, either paginated by the gateway or in one response. */
const openRows = async (page: Page, { url }: Host, rows: number, isCut: boolean) => {
  await page.route('**/v1/pengumuman?*', async (route) => {
    const asked = new URL(route.request().url())
    if (!isCut) {
      asked.searchParams.set('page', '1')
      asked.searchParams.set('itemsPerPage', String(rows))
    }
    const response = await route.fetch({ url: asked.href })
    const { data, meta } = (await response.json()) as Answer
    await route.fulfill({ response, json: { data, meta: { ...meta, totalItems: rows } } })
  })
  await page.goto(`${url}/berita?perPage=${PER_PAGE}`)
  await expect(page.getByText(`Total Data ${rows}`, { exact: true })).toBeVisible()
}

/**
 * Turns to a page whose data is cached.
 * @returns milliseconds until its rows are rendered and laid out, without waiting for a frame
 */
const turned = (page: Page, name: string): Promise<number> =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLElement) => {
    const main = document.querySelector('main') ?? document.body
    const first = () => main.querySelector('section li')?.textContent
    const shown = first()
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (first() === shown) return
        observer.disconnect()
        resolve()
      })
      observer.observe(main, { subtree: true, childList: true, characterData: true })
    })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame) // wait until the tab is in front
    const before = performance.now()
    button.click()
    await changed
    main.getBoundingClientRect()
    return performance.now() - before
  })

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

for (const isCut of [true, false]) {
  const how = isCut ? 'cut by the gateway' : 'all in one answer'
  test(`turns a page among ${MANY} announcements as fast as among ${FEW}, ${how}`, async ({
    page,
    context,
    production,
  }) => {
    test.setTimeout(120_000)
    await production.world({ reset: true })
    await signIn(page, production.url, 'padat')
    const many = await context.newPage()
    await openRows(page, production, FEW, isCut)
    await openRows(many, production, MANY, isCut)
    const measured = { few: [] as number[], many: [] as number[] }
    const round = async (tab: Page): Promise<number> => {
      await tab.bringToFront()
      return (await turned(tab, 'Berikutnya')) + (await turned(tab, 'Sebelumnya'))
    }
    await round(page) // warm-up, not counted: pages are fetched and code is compiled
    await round(many)
    for (let turn = 0; turn < ROUNDS; turn++) {
      measured.few.push(await round(page))
      measured.many.push(await round(many))
    }
    const [few, lots] = [median(measured.few), median(measured.many)]
    console.log(
      `announcements, ${how}: ${FEW} rows ${few.toFixed(1)} ms, ${MANY} rows ${lots.toFixed(1)} ms, ratio ${(lots / few).toFixed(2)} (must ${MAX_RATIO})`,
    )
    expect(lots).toBeLessThanOrEqual(Math.max(FLOOR_MS, few * MAX_RATIO))
  })
}
