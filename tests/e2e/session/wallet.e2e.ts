import type { Page } from '@playwright/test'
import { comeBack, expect, NO_WORKER, test } from '../fixtures.ts'
import { visitOnce } from '../house/kept-visits.ts'
import { loseFiles } from '../serving/optional-files.ts'

// Errors that browsers report for requests without a network, and for a lost file.
test.use({ allowed: { errors: [/net::ERR_/, /dynamically imported module/] } })

const HOUR_MS = 3_600_000
const CARD = '/cetak-kartu-ujian?jenis=UTS'

/** Stores the exam card of the open print page, and waits until the worker has its files. */
const saveCard = async (page: Page) => {
  await page.getByRole('button', { name: 'Simpan di dompet' }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Simpan di dompet' }).click()
  await expect(page.getByText(/^Di dompet, per hari ini/)).toBeVisible()
}

const expectCard = async (page: Page) => {
  const pass = page.getByRole('region', { name: 'Kartu di gerbang ujian' })
  await expect(pass.getByRole('img', { name: 'Kode QR kartu ujian' })).toBeVisible()
  await expect(pass).toContainText('260117041')
  await expect(page.getByRole('article').getByText('KARTU UJIAN TENGAH SEMESTER (UTS)')).toBeVisible()
}

test('shows the stored card the next morning, in a new tab without a network', async ({
  context,
  page,
  production,
}) => {
  await visitOnce(page, production, 'baru')
  await page.goto(production.url + CARD)
  await saveCard(page)
  await page.close()

  await context.setOffline(true)
  const morning = await context.newPage()
  await morning.clock.install({ time: Date.now() + 10 * HOUR_MS })
  await morning.goto(`${production.url}/dashboard`)
  await morning.getByRole('button', { name: /, akun / }).click()
  await morning.getByRole('link', { name: 'Dompet dokumen' }).click()
  const wallet = morning.getByRole('dialog', { name: 'Dompet dokumen' })
  await expect(wallet).toContainText('Belum dibandingkan')
  await wallet.getByRole('button', { name: 'Buka Kartu UTS' }).click()
  await expectCard(morning)
  await morning.getByRole('button', { name: 'Kembali' }).click()
  await expect(wallet).toBeVisible()
})

test('shows the stored card from the login when a tab slept for more than an hour, until the student logs out', async ({
  context,
  page,
  production,
}) => {
  await visitOnce(page, production, 'baru')
  await page.goto(production.url + CARD)
  await saveCard(page)
  await page.clock.install()
  await page.clock.setSystemTime(Date.now() + 2 * HOUR_MS)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('dialog', { name: 'Sesi Habis' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Login Ulang' }).click()
  await page.clock.runFor(5000) // the logout gives up on the network
  await page.getByRole('button', { name: 'Dokumen di perangkat ini' }).click()
  const list = page.getByRole('dialog', { name: 'Dokumen di perangkat ini' })
  await expect(list.getByRole('button', { name: 'Buka Kartu UTS' })).toBeVisible()
  await expect(list).not.toContainText('260117041')
  await list.getByRole('button', { name: 'Buka Kartu UTS' }).click()
  await expectCard(page)
})

test.describe('a wallet whose files are lost', () => {
  test.use(NO_WORKER)

  test('leaves the print page as it is, and opens after Muat Ulang', async ({ page, production }) => {
    await comeBack(page, production, 'baru')
    const control = 'src/app/wallet/save-control.tsx'
    const dialog = 'src/app/wallet/wallet-dialog.tsx'
    const { missed, arrive } = await loseFiles(page, 'aborted', [control, dialog])
    await page.goto(production.url + CARD)
    await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible()
    await expect.poll(() => [...missed]).toContain(control)
    await page.goto(`${production.url}/dashboard?dompet=buka`)
    const wallet = page.getByRole('dialog', { name: 'Dompet dokumen' })
    await expect(wallet.getByRole('alert')).toBeVisible()
    arrive(dialog)
    await wallet.getByRole('button', { name: 'Muat Ulang' }).click()
    await expect(wallet.getByText('Kartu UTS')).toBeVisible()
  })
})
