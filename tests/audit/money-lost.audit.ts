import type { Page } from '@playwright/test'
import { expect, type Host, signIn, test } from '../e2e/fixtures.ts'

// Pays part of a bill with the balance: the campus settles it at once, nothing is ever pending, and the answer is lost.
// Every draw is one write record. For every combination of network, checks and user action, at most one order exists,
// and no existing order is reported as not received. Time passes by moving the browser's clock.
// The browser requests /favicon.ico for the picture that comeBack opens.
const EXPECTED = [/status of 50\d/, /net::ERR_/, /drift: processPembayaran/, /status of 404 .*\/favicon\.ico/]
test.use({ actionTimeout: 15_000, allowed: { errors: EXPECTED } })

const MINUTE_MS = 61_000
const RECHECK_MS = 5_100
const ORDER = 'processPembayaran'
const STATUS = 'getStatusPembayaran'
const RIWAYAT = 'listRiwayatPembayaran'
const READ = { kind: 'latency', ms: 0, times: 1 }

/** Number of orders created by each kind of failure. */
const ORDERS = { lost: 1, cut: 1, 'a 504': 0, 'no connection': 0 } as const
type Order = keyof typeof ORDERS
const KINDS: Record<Order, string> = { lost: 'lost', cut: 'cut', 'a 504': 'timeout504', 'no connection': 'network' }
/** Reads that fail after the order is sent; all reads succeed before it. */
const CHECKS = {
  everything: [],
  'no status, once': [
    { operation: STATUS, ...READ },
    { operation: STATUS, kind: 'server', times: 1 },
  ],
  'no history': [
    { operation: RIWAYAT, ...READ },
    { operation: RIWAYAT, kind: 'server' },
  ],
} as const
type Check = keyof typeof CHECKS
const DEEDS = ['waits', 'asks by herself', 'reloads', 'opens a second tab', 'comes back after Sesi Habis'] as const
type Deed = (typeof DEEDS)[number]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const arrived = (page: Page) => page.getByText('Pembayaran sudah diterima.')
const notDone = (page: Page) => page.getByText(/^Sudah diperiksa: pembayaran tadi/)
const bills = (page: Page) => page.getByRole('region', { name: 'Tagihan', exact: true })
const checking = (page: Page) => page.getByRole('region', { name: 'Sedang diperiksa' })

interface World {
  counters: { transaksi: number; requests: Partial<Record<string, number>> }
}
const countOf = async ({ world }: Host) => {
  const { counters } = (await world()) as unknown as World
  return { orders: counters.transaksi, requests: counters.requests[ORDER] ?? 0 }
}
const intentsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('intent.')))

const choose = async (page: Page, { url }: Host) => {
  await page.goto(`${url}/biaya-kuliah`)
  await page.getByRole('checkbox', { name: 'Asuransi mahasiswa' }).check()
  await page.getByRole('textbox', { name: 'Akan dibayar: Asuransi mahasiswa' }).fill('100000')
  await button(page, 'Pilih cara bayar').click()
  await page.getByRole('radio', { name: /BNI/ }).check()
  await page.getByRole('checkbox', { name: /^Pakai saldo/ }).check()
  await button(page, 'Lanjut').click()
}

/** Ends the session as 'Sesi Habis' does, with the data that it leaves on the device, and signs in again. */
const comeBack = async (page: Page, { url }: Host) => {
  await page.goto(`${url}/favicon.svg`) // an address without a portal page, which would redirect by itself
  await page.evaluate(() => localStorage.removeItem('refresh_token'))
  await page.goto(url)
  await signIn(page, url, 'aktif')
  await page.goto(`${url}/biaya-kuliah`)
}

/**
 * Performs the user's action.
 * @returns the page that shows the final state
 */
const act = async (page: Page, host: Host, deed: Deed): Promise<Page> => {
  if (deed === 'asks by herself' || deed === 'waits') {
    await expect(arrived(page).or(checking(page)).or(notDone(page)).first()).toBeVisible()
    if (deed === 'waits') return page
    await page.getByText('Sudah membayar tetapi belum tampil?').click()
    await button(page, 'Periksa status dan riwayat').click()
    return page
  }
  await expect.poll(async () => (await countOf(host)).requests).toBeGreaterThan(0)
  if (deed === 'reloads') await page.reload()
  else if (deed === 'comes back after Sesi Habis') await comeBack(page, host)
  else {
    const other = await page.context().newPage()
    await other.goto(`${host.url}/biaya-kuliah`)
    return other
  }
  return page
}

/** Advances the clock by a minute without expiring the page's own deadlines; the next check is then due. */
const letMinutePass = async (page: Page) => {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + MINUTE_MS)
  await page.clock.fastForward(RECHECK_MS)
}

/** Follows the screen until the outcome of the payment is known. */
const follow = async (page: Page, host: Host, check: Check) => {
  if (check === 'no history' && (await intentsOf(page)).length > 0) {
    // While the history cannot be read, the outcome stays unknown and the bills stay locked, however long it takes.
    await expect(checking(page)).toContainText('Tanyakan kepada', { timeout: 15_000 })
    await expect(bills(page)).toHaveCount(0)
    await host.world({ faults: [] })
    await page.clock.fastForward(RECHECK_MS)
  }
  await expect(bills(page)).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => intentsOf(page)).toEqual([]) // the outcome is known
}

const draw = async (page: Page, host: Host, order: Order, check: Check, deed: Deed) => {
  await host.world({ persona: 'aktif', faults: [] })
  await choose(page, host)
  const before = await countOf(host)
  await host.world({ faults: [{ operation: ORDER, kind: KINDS[order], times: 1 }, ...CHECKS[check]] })
  await button(page, 'Buat pembayaran').click()
  await expect.poll(async () => (await countOf(host)).requests).toBe(before.requests + 1)
  const last = await act(page, host, deed)
  await expect(checking(last).or(bills(last)).first()).toBeVisible()
  await letMinutePass(last)
  await follow(last, host, check)
  const after = await countOf(host)
  const said = { arrived: await arrived(last).count(), notDone: await notDone(last).count() }
  if (last !== page) await last.close()
  return {
    order,
    check,
    deed,
    orders: after.orders - before.orders,
    requests: after.requests - before.requests,
    ...said,
  }
}

test('creates at most one order for each of 60 payments with lost responses, and reports none of them wrongly', async ({
  page,
  production,
}) => {
  test.setTimeout(600_000)
  await production.world({ reset: true })
  await page.clock.install()
  await signIn(page, production.url, 'aktif')
  const draws: Awaited<ReturnType<typeof draw>>[] = []
  for (const order of Object.keys(ORDERS) as Order[])
    for (const check of Object.keys(CHECKS) as Check[])
      for (const deed of DEEDS) draws.push(await draw(page, production, order, check, deed))
  const twice = draws.filter(({ orders }) => orders > 1)
  const wrong = draws.filter(({ order, orders }) => orders !== ORDERS[order])
  const falsely = draws.filter(({ orders, notDone }) => orders > 0 && notDone > 0)
  const both = draws.filter(({ arrived, notDone }) => arrived > 0 && notDone > 0)
  const sum = (one: 'orders' | 'requests' | 'arrived' | 'notDone') => draws.reduce((all, next) => all + next[one], 0)
  console.log(
    `hostile money: ${draws.length} payments with the balance, ${sum('requests')} requests, ${sum('orders')} orders; ` +
      `said to have arrived ${sum('arrived')}, not to have arrived ${sum('notDone')}; ` +
      `${twice.length} intents with two orders, ${falsely.length} false "not arrived", ${both.length} with both said at once`,
  )
  expect(draws.length).toBeGreaterThanOrEqual(60)
  expect([twice, wrong, falsely, both]).toEqual([[], [], [], []])
  expect(draws.filter(({ requests }) => requests !== 1)).toEqual([])
  await production.world({ persona: 'aktif', faults: [] })
})
