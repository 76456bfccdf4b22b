import { expect, NO_WORKER, openAs, test } from './fixtures.ts'

test.use(NO_WORKER)

test('answers the tracer study with a draft that survives a reload, and shows the answers afterwards', async ({
  page,
  production,
}) => {
  await openAs(page, production, '/tracer-study/isi-kuesioner/21', 'lulus')
  await page.getByRole('radio', { name: /^Bekerja/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: /Berapa bulan/ }).fill('2')
  await page.getByRole('textbox', { name: /Nama tempat kerja/ }).fill('PT <Satu>')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /Nama tempat kerja/ })).toHaveValue('PT <Satu>')
  await page.getByRole('radio', { name: /^4/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Pemrograman' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Kirim jawaban' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('PT <Satu>')).toBeVisible()
  await expect(page).toHaveURL(/\/tracer-study\/lihat-kuesioner\/21$/)
  await page.goto(`${production.url}/tracer-study`)
  await expect(page.getByRole('region', { name: 'Sudah dikirim' }).getByRole('link').first()).toBeVisible()
})
