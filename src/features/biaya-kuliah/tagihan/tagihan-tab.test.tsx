import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const bills = () => screen.getByRole('region', { name: 'Tagihan' })

test('shows the tagihan by semester and lets a student select some of them', async () => {
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
