import { expect, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

test('verifies a newly issued letter in another browser without a session, and sends no token', async ({
  page,
  browser,
  production,
}) => {
  await openAs(page, production, '/pengajuan-surat?jenis=2')
  await page.getByLabel(/^Keperluan/).fill('Magang semester 6')
  await page.getByLabel(/^Ditujukan kepada/).fill('HRD PT Nusantara Data')
  await page.getByLabel(/^Nama instansi/).fill('PT <Nusantara> & Co')
  await page.getByLabel(/^Mulai/).fill('2027-02-01')
  await expect(page.getByRole('article', { name: /belum berlaku$/ })).toContainText('PT <Nusantara> & Co')
  await page.getByRole('button', { name: 'Kirim permintaan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Permintaan surat terkirim.')).toBeVisible()
  await production.world({ jumpTo: '2026-10-27T14:01:00+07:00' })
  await page.goto(`${production.url}/surat`)
  await expect(page.getByRole('link', { name: /^Periksa|keaslian/i }).first()).toHaveAttribute(
    'href',
    '/surat/info/S-26-0927',
  )

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  const tokens: string[] = []
  const asked: string[] = []
  other.on('request', (request) => {
    if (!request.url().includes('/gateway/')) return
    asked.push(new URL(request.url()).pathname)
    if (request.headers()['authorization'] !== undefined) tokens.push(request.url())
  })
  await other.goto(`${production.url}/surat/info/S-26-0927`)
  await expect(other.getByText('Kampus menyatakan surat ini sah')).toBeVisible()
  await expect(other.getByText('Sekar Ayu Prameswari')).toBeVisible()
  expect(asked.some((path) => path.endsWith('S-26-0927'))).toBe(true)
  expect(tokens).toEqual([])
  await other.getByLabel(/^Kode/).fill('118/UA.1/AK/III/2026')
  await other.getByRole('button', { name: 'Periksa' }).click()
  await expect(other.getByText(/nomor surat/i).first()).toBeVisible()
  expect(asked.filter((path) => path.includes('118'))).toEqual([])
  expect(await other.evaluate(() => Object.keys(localStorage).filter((name) => /surat|token/.test(name)))).toEqual([])
  await context.close()
})

test('[R5-008] pastes a purpose as one line within its limit, and shows the text that does not fit', async ({
  page,
  production,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, production, '/pengajuan-surat?jenis=2')
  const purpose = page.getByLabel(/^Keperluan/)
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await purpose.focus()
    await page.keyboard.press('Control+V')
  }
  await purpose.fill('Magang ')
  await paste(`\r\nsemester  6 ${'x'.repeat(82)}${'y'.repeat(35)}`)
  await expect(purpose).toHaveValue(`Magang semester 6 ${'x'.repeat(82)}`)
  await expect(page.getByRole('textbox', { name: '35 karakter tidak muat:' })).toHaveValue('y'.repeat(35))
  await paste('z')
  await expect(page.getByRole('textbox', { name: '1 karakter tidak muat:' })).toHaveValue('z')
  await purpose.fill('Magang')
  await paste(' lagi')
  await expect(purpose).toHaveValue('Magang lagi')
  await expect(page.getByRole('alert').filter({ hasText: 'tidak muat' })).toHaveCount(0)
})

test('opens a row on a click anywhere in it', async ({ page, production }) => {
  await openAs(page, production, '/surat')
  const row = page.getByRole('region', { name: 'Minta surat' }).getByRole('listitem').first()
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('no row')
  await row.click({ position: { x: box.width - 8, y: box.height - 8 } })
  await expect(page).toHaveURL(/\/pengajuan-surat\?jenis=/)
})
