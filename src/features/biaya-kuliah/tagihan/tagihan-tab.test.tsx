import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer, rowsIn } from '#tests/rewrite-answer.ts'

const bills = () => screen.getByRole('region', { name: 'Tagihan' })

test('[R3-018] shows the tagihan by semester and lets a student select some of them', async () => {
  const { user } = await renderScreen('/biaya-kuliah')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biaya kuliah')
  expect(bills()).toHaveTextContent(
    /Semester 4 2025\/2026 Genap.*Rp 800.000.*Semester 5 2026\/2027 Ganjil.*Rp 1.950.000/,
  )
  await user.click(within(bills()).getByRole('checkbox', { name: 'SPP cicilan 4' }))
  expect(screen.getByText('1 tagihan dipilih')).toBeVisible()
})

test('shows what is left after a payment only when a tagihan is selected', async () => {
  const { user } = await renderScreen('/biaya-kuliah')
  const locks = await screen.findByRole('region', { name: 'Terkunci karena tagihan' })
  expect(locks).not.toHaveTextContent('setelah pembayaran ini')
  await user.click(within(bills()).getByRole('checkbox', { name: 'SPP cicilan 4' }))
  expect(locks).toHaveTextContent('Sisa tagihan setelah pembayaran ini Rp 2.100.000.')
})

test('selects all, the overdue or no tagihan with one press, with an amount field for each selected one', async () => {
  const { user } = await renderScreen('/biaya-kuliah', { persona: 'tunggakan' })
  const chosen = () => within(bills()).getAllByRole('checkbox', { checked: true }).length
  const amounts = () => within(bills()).queryAllByRole('textbox').length
  await user.click(screen.getByRole('button', { name: 'Kosongkan pilihan' }))
  expect(within(bills()).queryByRole('checkbox', { checked: true })).toBeNull()
  expect(amounts()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Pilih tunggakan' }))
  expect(chosen()).toBe(within(bills()).getAllByText(/sudah lewat$/).length)
  expect(amounts()).toBe(chosen())
  await user.click(screen.getByRole('button', { name: 'Pilih semua' }))
  expect(chosen()).toBe(12)
})

const BIAYA_KULIAH = '/biaya_kuliah'
const checkboxes = (state: object = {}) => within(bills()).getAllByRole('checkbox', state)

test.each([1, undefined])(
  '[R4-036] [R9-021] selects every tagihan in full under the aturan cicilan %j',
  async (aturanCicilan) => {
    changeAnswer(BIAYA_KULIAH, (body) => ({ ...body, aturanCicilan }))
    await renderScreen('/biaya-kuliah')
    const all = checkboxes().length
    expect(all).toBeGreaterThan(1)
    expect(checkboxes({ checked: true })).toHaveLength(all)
    expect(within(bills()).getByRole('textbox', { name: 'Akan dibayar: SPP cicilan 4' })).toHaveValue('650.000')
    expect(screen.getByText(`${all} tagihan dipilih`)).toBeVisible()
  },
)

test('[R4-037] selects no tagihan under another aturan cicilan, and pays 0', async () => {
  changeAnswer(BIAYA_KULIAH, (body) => ({ ...body, aturanCicilan: 2 }))
  await renderScreen('/biaya-kuliah')
  expect(within(bills()).queryByRole('checkbox', { checked: true })).toBeNull()
  expect(within(bills()).queryByRole('textbox')).toBeNull()
})

test('[R5-007] shows a tagihan whose due date is the null datetime as one without a due date', async () => {
  changeAnswer(BIAYA_KULIAH, (body) => ({
    ...body,
    tagihan: rowsIn(body['tagihan']).map((row) => ({ ...row, jatuhTempo: '0001-01-01T00:00:00Z' })),
  }))
  await renderScreen('/biaya-kuliah')
  expect(within(bills()).getAllByText('Tanpa jatuh tempo')).toHaveLength(checkboxes().length)
  expect(bills()).not.toHaveTextContent(/sudah lewat|0001/)
})

test('[R3-020] shows what is due in all, and what the selected tagihan pay', async () => {
  const { user } = await renderScreen('/biaya-kuliah')
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent(/TagihanRp 2.750.000/)
  await user.click(within(bills()).getByRole('checkbox', { name: 'SPP cicilan 4' }))
  expect(main).toHaveTextContent('1 tagihan dipilihRp 650.000')
  await user.click(within(bills()).getByRole('checkbox', { name: 'Asuransi mahasiswa' }))
  expect(main).toHaveTextContent('2 tagihan dipilihRp 800.000')
  expect(main).toHaveTextContent(/TagihanRp 2.750.000/)
})

test('keeps an amount field while it is edited, and deselects its tagihan when it is left empty', async () => {
  const { user } = await renderScreen('/biaya-kuliah')
  await user.click(within(bills()).getByRole('checkbox', { name: 'SPP cicilan 4' }))
  const amount = screen.getByRole('textbox', { name: 'Akan dibayar: SPP cicilan 4' })
  await user.clear(amount)
  expect(amount).toHaveFocus()
  await user.type(amount, '5000')
  expect(screen.getByText('1 tagihan dipilih')).toBeVisible()
  await user.clear(amount)
  await user.tab()
  expect(screen.queryByRole('textbox', { name: 'Akan dibayar: SPP cicilan 4' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'SPP cicilan 4' })).not.toBeChecked()
})
