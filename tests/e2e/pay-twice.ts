import type { Page } from '@playwright/test'
import { expect, type Host, keepSession } from './fixtures.ts'

export const BILL = 'Asuransi mahasiswa'
export const panel = (page: Page) => page.getByRole('region', { name: 'Pembayaran sedang diproses' })
export const checking = (page: Page) => page.getByRole('region', { name: 'Sedang diperiksa' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Selects the insurance and a bank, up to the confirmation. */
export const choose = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: BILL }).check()
  await button(page, 'Pilih cara bayar').click()
  await page.getByRole('radio', { name: /BNI/ }).check()
  await button(page, 'Lanjut').click()
  await expect(page.getByRole('dialog', { name: 'Konfirmasi' })).toContainText('seratus lima puluh ribu rupiah')
}

export const FAULTS = {
  'no fault': [],
  'a lost answer': [{ operation: 'processPembayaran', kind: 'lost', times: 1 }],
  'a slow answer': [{ operation: 'processPembayaran', kind: 'latency', ms: 1200, times: 1 }],
  'a cut answer': [{ operation: 'processPembayaran', kind: 'cut', times: 1 }],
  'a 504': [{ operation: 'processPembayaran', kind: 'timeout504', times: 1 }],
} as const
export const WAYS = ['a double click', 'Enter and a click', 'two tabs', 'a reload in flight'] as const
type Way = (typeof WAYS)[number]
export type Fault = keyof typeof FAULTS
export type Draw = readonly [way: Way, fault: Fault]

const pay = async (way: Way, page: Page, other: Page) => {
  const ok = button(page, 'Buat pembayaran')
  if (way === 'a double click') await ok.dblclick()
  else if (way === 'Enter and a click') {
    await ok.focus()
    await Promise.all([page.keyboard.press('Enter'), ok.click({ force: true, timeout: 1000 }).catch(() => undefined)])
  } else if (way === 'two tabs') {
    // In parallel: the slower tab closes its dialog as soon as the other tab notifies it.
    const clicks = [ok, button(other, 'Buat pembayaran')].map((one) =>
      one.dispatchEvent('click', undefined, { timeout: 2000 }),
    )
    await Promise.allSettled(clicks)
  } else {
    const leaves = page.waitForRequest(/process_pembayaran/)
    await ok.click()
    await leaves
    await page.reload()
  }
}

interface Counters {
  counters: { transaksi: number; requests: Record<string, number> }
}
/** Returns the number of orders and requests that the gateway counted. */
export const countOf = async ({ world }: Host) => {
  const { counters } = (await world()) as unknown as Counters
  return { orders: counters.transaksi, requests: counters.requests['processPembayaran'] ?? 0 }
}

const openBills = async (page: Page, { url }: Host) => {
  await page.goto(`${url}/biaya-kuliah`)
  await choose(page)
}

/** Makes one payment with one fault, as a signed-in student. */
const draw = async (first: Page, host: Host, way: Way, fault: Fault) => {
  await host.world({ persona: 'aktif', faults: [] })
  await openBills(first, host)
  const other = way === 'two tabs' ? await first.context().newPage() : first
  if (other !== first) await openBills(other, host)
  const before = await countOf(host)
  await host.world({ faults: FAULTS[fault] })
  await pay(way, first, other)
  // A 504 has no effect in the simulated gateway: the outcome is unknown for a minute, and nothing is sent again.
  await expect(fault === 'a 504' ? checking(first) : panel(first)).toBeVisible({ timeout: 15_000 })
  await expect(first.getByText(/pembayaran berhasil/i)).toHaveCount(0)
  // A tab notifies the other tab before its request arrives.
  await expect.poll(async () => (await countOf(host)).requests).toBeGreaterThan(before.requests)
  const after = await countOf(host)
  if (other !== first) await other.close()
  const counts = { orders: after.orders - before.orders, requests: after.requests - before.requests }
  console.info(`${way}, ${fault}: ${JSON.stringify(counts)}`)
  return { way, fault, ...counts }
}

/**
 * Submits a payment twice in each way and with each fault, and checks that one request is sent and at most one order is
 * made.
 */
export const payTwice = async (page: Page, host: Host, wished: readonly Draw[]): Promise<void> => {
  await host.world({ persona: 'aktif', faults: [] })
  await keepSession(page, host, 'aktif')
  const draws: Awaited<ReturnType<typeof draw>>[] = []
  for (const [way, fault] of wished) draws.push(await draw(page, host, way, fault))
  await host.world({ persona: 'aktif', faults: [] })
  expect(draws.filter(({ requests }) => requests !== 1)).toEqual([])
  expect(draws.filter(({ fault, orders }) => orders !== (fault === 'a 504' ? 0 : 1))).toEqual([])
}
