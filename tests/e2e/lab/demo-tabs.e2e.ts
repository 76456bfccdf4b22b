import type { Page } from '@playwright/test'
import { AUDIT_ONLY, expect, signIn, test } from '../fixtures.ts'

const CALLS = 60

/** Sends many requests to the simulated gateway of this tab, four at a time. */
const askOften = (tab: Page) =>
  tab.evaluate(async (count) => {
    const ask = () => fetch('/gateway/v1/sistem')
    for (let asked = 0; asked < count; asked += 4) await Promise.all([ask(), ask(), ask(), ask()])
  }, CALLS)

const counted = (tab: Page) =>
  tab.evaluate(() => {
    const { text } = JSON.parse(localStorage.getItem('simulated-gateway.world') ?? '{}') as { text: string }
    const { counters } = JSON.parse(text) as { counters: { requests: Record<string, number> } }
    return counters.requests['getSistem'] ?? 0
  })

test(
  'shares one world between two demo tabs without losing a change of either',
  AUDIT_ONLY,
  async ({ page, context, demo }) => {
    await signIn(page, demo.url, 'aktif')
    const other = await context.newPage()
    await other.goto(`${demo.url}/dashboard`)
    await expect(other.locator('main[data-ready]')).toBeVisible()
    const before = await counted(page)
    await Promise.all([page, other].map(askOften))
    await expect.poll(async () => (await counted(page)) - before).toBe(2 * CALLS) // storage events reach the other tab with a delay
  },
)
