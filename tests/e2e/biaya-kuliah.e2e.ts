import type { Page } from '@playwright/test'
import { expect, type Host, signIn, test } from './fixtures.ts'

const BILL = 'Asuransi mahasiswa'
const panel = (page: Page) => page.getByRole('region', { name: 'Pembayaran sedang diproses' })
const checking = (page: Page) => page.getByRole('region', { name: 'Sedang diperiksa' })
const bills = (page: Page) => page.getByRole('region', { name: 'Tagihan', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Chooses the insurance and a bank, up to the last question. */
const choose = async (page: Page) => {
  await page.getByRole('checkbox', { name: BILL }).check()
  await button(page, 'Pilih cara bayar').click()
  await page.getByRole('radio', { name: /BNI/ }).check()
  await button(page, 'Lanjut').click()
  await expect(page.getByRole('dialog', { name: 'Konfirmasi' })).toContainText('seratus lima puluh ribu rupiah')
}

const journey = async (page: Page, { url }: Host) => {
  await signIn(page, url, 'aktif')
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Biaya Kuliah' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biaya Kuliah')
  await expect(bills(page)).toContainText('Rp 1.950.000')
  await choose(page)
  await button(page, 'Ok').click()
  await expect(panel(page)).toContainText('Rp 150.000')
  await page.reload()
  await expect(panel(page)).toContainText('9881 0240 1170 2301')
}

test('a student pays from the menu to the virtual account, reloads, and cancels: in the demo', async ({
  page,
  demo,
}) => {
  await journey(page, demo)
  await button(page, 'Batalkan pembayaran').click()
  await button(page, 'Ya, batalkan pembayaran').click()
  await expect(bills(page)).toContainText(BILL)
  await expect(panel(page)).toHaveCount(0)
})

test('the same over HTTP, until the payment has arrived: bills, history, recap and balance agree', async ({
  page,
  production,
}) => {
  await production.world({ persona: 'aktif' })
  await journey(page, production)
  await production.world({ settle: 'aktif' })
  await button(page, 'Periksa status').click()
  await expect(page.getByText('Pembayaran sudah diterima.')).toBeVisible()
  await expect(bills(page)).not.toContainText(BILL)
  await expect(page.locator('main')).toContainText('Rp 2.600.000')
  await page.getByRole('link', { name: 'Riwayat', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(BILL)
  await page.getByRole('link', { name: 'Rekap', exact: true }).click()
  await expect(page.getByRole('row').last()).toContainText('Rp 2.600.000')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Riwayat', exact: true })).toHaveAttribute('aria-current', 'page')
  await production.world({ persona: 'aktif' })
})

test('a student pays by keyboard alone', async ({ page, production }) => {
  await production.world({ persona: 'aktif' })
  await signIn(page, production.url, 'aktif')
  await page.goto(`${production.url}/biaya-kuliah`)
  await page.getByRole('checkbox', { name: BILL }).focus()
  await page.keyboard.press('Space')
  await button(page, 'Pilih cara bayar').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /BNI/ })).toBeVisible()
  await page.getByRole('radio', { name: /BNI/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Konfirmasi' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Pilih cara bayar')).toBeVisible()
  await production.world({ persona: 'aktif' })
})

const FAULTS = {
  'no fault': [],
  'a lost answer': [{ operation: 'processPembayaran', kind: 'lost', times: 1 }],
  'a slow answer': [{ operation: 'processPembayaran', kind: 'latency', ms: 1200, times: 1 }],
  'a cut answer': [{ operation: 'processPembayaran', kind: 'cut', times: 1 }],
  'a 504': [{ operation: 'processPembayaran', kind: 'timeout504', times: 1 }],
} as const
const WAYS = ['a double click', 'Enter and a click', 'two tabs', 'a reload in flight'] as const

const pay = async (way: (typeof WAYS)[number], page: Page, other: Page) => {
  const ok = button(page, 'Ok')
  if (way === 'a double click') await ok.dblclick()
  else if (way === 'Enter and a click') {
    await ok.focus()
    await Promise.all([page.keyboard.press('Enter'), ok.click({ force: true, timeout: 1000 }).catch(() => undefined)])
  } else if (way === 'two tabs') {
    // Without waiting for each other: the dialog of the slower tab goes as soon as it hears of the other one.
    const clicks = [ok, button(other, 'Ok')].map((one) => one.dispatchEvent('click', undefined, { timeout: 2000 }))
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
const countOf = async ({ world }: Host) => {
  const { counters } = (await world()) as unknown as Counters
  return { orders: counters.transaksi, requests: counters.requests['processPembayaran'] ?? 0 }
}

const openBills = async (page: Page, { url }: Host) => {
  await page.goto(`${url}/biaya-kuliah`)
  await choose(page)
}

/** One payment in one weather, by a student who is signed in. */
const draw = async (first: Page, host: Host, way: (typeof WAYS)[number], fault: keyof typeof FAULTS) => {
  await host.world({ persona: 'aktif', faults: [] })
  await openBills(first, host)
  const other = way === 'two tabs' ? await first.context().newPage() : first
  if (other !== first) await openBills(other, host)
  const before = await countOf(host)
  await host.world({ faults: FAULTS[fault] })
  await pay(way, first, other)
  // A 504 has no effect in the simulated gateway: nobody knows for a minute, and nothing is sent again.
  await expect(fault === 'a 504' ? checking(first) : panel(first)).toBeVisible({ timeout: 15_000 })
  await expect(first.getByText(/pembayaran berhasil/i)).toHaveCount(0)
  // A tab tells the other one before its request has arrived.
  await expect.poll(async () => (await countOf(host)).requests).toBeGreaterThan(before.requests)
  const after = await countOf(host)
  if (other !== first) await other.close()
  const counts = { orders: after.orders - before.orders, requests: after.requests - before.requests }
  console.info(`${way}, ${fault}: ${JSON.stringify(counts)}`)
  return counts
}

for (const way of WAYS) {
  test(`by ${way}, with answers lost, slow, cut and missing, one request leaves and one order is made`, async ({
    browser,
    production,
  }) => {
    test.setTimeout(120_000)
    const draws: { fault: string; orders: number; requests: number }[] = []
    const context = await browser.newContext()
    const first = await context.newPage()
    await production.world({ persona: 'aktif', faults: [] })
    await signIn(first, production.url, 'aktif')
    for (const fault of Object.keys(FAULTS) as (keyof typeof FAULTS)[])
      draws.push({ fault, ...(await draw(first, production, way, fault)) })
    await context.close()
    await production.world({ persona: 'aktif', faults: [] })
    expect(draws).toHaveLength(5)
    expect(draws.filter(({ requests }) => requests !== 1)).toEqual([])
    expect(draws.filter(({ fault, orders }) => orders !== (fault === 'a 504' ? 0 : 1))).toEqual([])
  })
}

test.describe('an answer that does not come', () => {
  test.use({ allowed: { errors: [/status of 504/] } })

  test('a payment nobody knows the end of stands in the queue of the next page, on whichever screen it opens', async ({
    page,
    production,
  }) => {
    await production.world({ persona: 'aktif', faults: [] })
    await signIn(page, production.url, 'aktif')
    await page.goto(`${production.url}/biaya-kuliah`)
    await choose(page)
    const before = await countOf(production)
    await production.world({ faults: FAULTS['a 504'] })
    await button(page, 'Ok').click()
    await expect(checking(page)).toBeVisible()
    await page.goto(`${production.url}/dashboard`)
    await button(page, 'Lihat antrean').click()
    await expect(page.getByRole('dialog', { name: 'Antrean permintaan' })).toContainText('Bayar 1 tagihan')
    expect((await countOf(production)).requests).toBe(before.requests + 1)
    await production.world({ persona: 'aktif', faults: [] })
  })
})
