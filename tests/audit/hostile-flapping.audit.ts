import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Host, signIn, test } from '../e2e/fixtures.ts'
import { status } from '../e2e/house/kept-visits.ts'

// The network goes offline and online repeatedly while a payment and a biodata change are in flight, each in its own
// tab.
test.use({ actionTimeout: 15_000, allowed: { errors: [/net::ERR_/, /status of 50\d/] } })

const FLAPS = 3
const SLOW_MS = 1500
const PHONES = ['0811000001', '0811000002', '0811000003'] as const

const slow = (operation: string, times = 1) => ({ operation, kind: 'latency', ms: SLOW_MS, times })
/** State of the writes when the network first goes offline, and whether their answers are lost. */
const MOMENTS = {
  // The browser keeps established connections open when offline is set, so both writes are answered.
  'on their way': { faults: [slow('processPembayaran'), slow('updateBiodata')], isLost: false },
  'with their answers lost': { faults: [], isLost: true },
  'being looked after': { faults: [slow('getStatusPembayaran', 3)], isLost: true },
} as const
type Moment = keyof typeof MOMENTS

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const phone = (page: Page) => page.getByRole('region', { name: 'Kontak', exact: true }).getByLabel('Nomor HP')
const queue = (page: Page) => page.getByRole('dialog', { name: 'Antrean permintaan' })

/** Opens a payment up to its last confirmation. */
const openPayment = async (page: Page, { url }: Host) => {
  await page.goto(`${url}/biaya-kuliah`)
  await page.getByRole('checkbox', { name: 'Asuransi mahasiswa' }).check()
  await button(page, 'Pilih cara bayar').click()
  await page.getByRole('radio', { name: /BNI/ }).check()
  await button(page, 'Lanjut').click()
  await expect(button(page, 'Buat pembayaran')).toBeVisible()
}
/** Opens a biodata change of the same student up to its last confirmation. */
const openChange = async (page: Page, { url }: Host, text: string) => {
  await page.goto(`${url}/biodata`)
  await phone(page).fill(text)
  await button(page, 'Simpan').click()
  await expect(button(page, 'Kirim perubahan')).toBeVisible()
}

const flap = async (context: BrowserContext, pages: readonly Page[]) => {
  for (let time = 0; time < FLAPS; time += 1) {
    await context.setOffline(true)
    for (const page of pages) await expect(status(page)).toBeVisible()
    await context.setOffline(false)
    for (const page of pages) await expect(status(page)).toHaveCount(0)
  }
}

interface Counters {
  counters: { transaksi: number; requests: Partial<Record<string, number>> }
}
const countsOf = async ({ world }: Host) => {
  const { counters } = (await world()) as unknown as Counters
  const { processPembayaran = 0, updateBiodata = 0 } = counters.requests
  return { orders: counters.transaksi, processPembayaran, updateBiodata }
}

const ORDER = /process_pembayaran/
const CHANGE = /\/biodata\/diri$/
/** Lets the gateway process the request, then drops the connection before the answer arrives. */
const loseAnswer = (page: Page, call: RegExp) =>
  page.route(
    call,
    async (route) => {
      await route.fetch()
      await route.abort('connectionaborted')
    },
    { times: 1 },
  )

/** Sends both writes, then switches the network off and on while they are in flight. */
const sendBoth = async (context: BrowserContext, [bayar, ubah]: readonly [Page, Page]) => {
  const left = [bayar.waitForRequest(ORDER), ubah.waitForRequest(CHANGE)]
  await button(bayar, 'Buat pembayaran').click()
  await button(ubah, 'Kirim perubahan').click()
  await Promise.all(left)
  await flap(context, [bayar, ubah])
}

const pendingRecords = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('intent.')))

/** Checks that the queue shows the write and its reason, sends it again, and checks that the entry is removed. */
const pressAgain = async (page: Page) => {
  await button(page, 'Lihat antrean').click()
  await expect(queue(page)).toContainText(/Simpan.*Network Error.*Dicoba lagi saat Anda menekan Muat Ulang/)
  await button(page, /^Coba lagi:/).click()
  await expect(queue(page)).toContainText('Tidak ada data')
}

const round = async (context: BrowserContext, host: Host, moment: Moment, text: string) => {
  await host.world({ persona: 'aktif', faults: [] })
  const [bayar, ubah] = [await context.newPage(), await context.newPage()]
  await openPayment(bayar, host)
  await openChange(ubah, host, text)
  const before = await countsOf(host)
  const { faults, isLost } = MOMENTS[moment]
  await host.world({ faults })
  if (isLost) await Promise.all([loseAnswer(bayar, ORDER), loseAnswer(ubah, CHANGE)])
  await sendBoth(context, [bayar, ubah])

  // The payment: it is not sent again, its status is fetched, and the screen shows the true state.
  await expect(bayar.getByRole('region', { name: 'Pembayaran sedang diproses' })).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => pendingRecords(bayar)).toEqual([]) // the outcome is known
  // The change: it waits for the user to retry, the screen shows this, and the typed text remains.
  await expect(phone(ubah)).toHaveValue(text)
  const atRest = await countsOf(host)
  if (isLost) await pressAgain(ubah)
  else await expect(ubah.getByText('Biodata tersimpan.')).toBeVisible()
  await ubah.reload()
  await expect(phone(ubah)).toHaveValue(text)
  const after = await countsOf(host)
  for (const page of [bayar, ubah]) await page.close()
  return {
    orders: after.orders - before.orders,
    orderRequests: after.processPembayaran - before.processPembayaran,
    changesAtRest: atRest.updateBiodata - before.updateBiodata,
    changesAfterPress: after.updateBiodata - before.updateBiodata,
  }
}

test('sends each write once and loses none while the network flaps', async ({ context, page, production }) => {
  test.setTimeout(240_000)
  await production.world({ reset: true })
  await signIn(page, production.url, 'aktif')
  // Until the service worker of a first visit has cached its files, the offline notice may itself still be loading.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  for (const [index, moment] of (Object.keys(MOMENTS) as Moment[]).entries()) {
    const figures = await round(context, production, moment, PHONES[index] ?? '')
    console.log(`hostile flapping, ${FLAPS} times, the writes ${moment}: ${JSON.stringify(figures)}`)
    const changesAfterPress = MOMENTS[moment].isLost ? 2 : 1
    expect(figures, moment).toEqual({ orders: 1, orderRequests: 1, changesAtRest: 1, changesAfterPress })
  }
  await production.world({ faults: [] })
})
