import type { Page } from '@playwright/test'
import { expect, type Host, signIn, test } from '../e2e/fixtures.ts'

// Budget 10 of docs/performance.md for the KRS offer: ratio of the cost of an interaction with 200 rows to the cost
// with 20. Rounds are interleaved so that load on the machine affects both; medians are compared. As with every timed
// row, the ratio is printed as guidance; only a ratio of 2 or more fails.
const ROUNDS = 15
const MAX_RATIO = 1.5
const FAULT_RATIO = 2
const FEW = 20
/** Below this time (ms) the difference is imperceptible and the ratio would compare noise with noise. */
const FLOOR_MS = 8

interface Offer {
  makul: unknown[]
}

/** Opens /krs of the student with 200 makul, with the offer cut to the given number of rows. */
const openRows = async (page: Page, { url }: Host, rows: number) => {
  await page.route('**/kurikulum_makul_krs', async (route) => {
    const response = await route.fetch()
    const offer = (await response.json()) as Offer
    await route.fulfill({ response, json: { ...offer, makul: offer.makul.slice(0, rows) } })
  })
  await page.goto(`${url}/krs`)
  await expect(page.getByText(`${rows} mata kuliah`, { exact: true })).toBeVisible()
}

/**
 * Presses a button.
 * @returns milliseconds of work until the change is rendered and laid out, without waiting for a frame
 */
const pressed = (page: Page, name: RegExp): Promise<number> =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate(async (element: HTMLElement) => {
      // The row keeps its button and changes the button's label.
      const said = () => element.isConnected && (element.getAttribute('aria-label') ?? element.textContent)
      const offered = said()
      const before = performance.now()
      element.click()
      await Promise.resolve()
      document.body.getBoundingClientRect()
      const took = performance.now() - before
      if (said() === offered) throw new Error('the row has not changed yet')
      return took
    })

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('adds and drops a makul among 200 rows as fast as among 20', async ({ page, context, production }) => {
  test.setTimeout(120_000)
  await production.world({ reset: true, jumpTo: '2027-01-12T10:00:00+07:00' })
  await signIn(page, production.url, 'padat')
  const many = await context.newPage()
  await openRows(page, production, FEW)
  await openRows(many, production, 200)
  const measured = { few: [] as number[], many: [] as number[] }
  const round = async (tab: Page): Promise<number> => {
    await tab.bringToFront()
    return (await pressed(tab, /^Ambil /)) + (await pressed(tab, /^Lepas /))
  }
  await round(page) // warm-up, not counted: code is compiled
  await round(many)
  for (let turn = 0; turn < ROUNDS; turn++) {
    measured.few.push(await round(page))
    measured.many.push(await round(many))
  }
  const [few, lots] = [median(measured.few), median(measured.many)]
  console.log(
    `KRS rows: 20 rows ${few.toFixed(1)} ms, 200 rows ${lots.toFixed(1)} ms, ratio ${(lots / few).toFixed(2)} (must ${MAX_RATIO})`,
  )
  expect(lots).toBeLessThanOrEqual(Math.max(FLOOR_MS, few * FAULT_RATIO))
})
