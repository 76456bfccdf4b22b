import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const bills = () => screen.getByRole('region', { name: 'Tagihan' })

test('a student reads what is owed by semester, and chooses some of it', async () => {
  const { user } = await renderScreen('/biaya-kuliah')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biaya Kuliah')
  expect(bills()).toHaveTextContent(
    /Semester 4 Genap 2025\/2026.*Rp 800.000.*Semester 5 Ganjil 2026\/2027.*Rp 1.950.000/,
  )
  await user.click(within(bills()).getByRole('checkbox', { name: 'SPP cicilan 4' }))
  expect(screen.getByText('1 tagihan dipilih')).toBeVisible()
})

test('a student who has chosen nothing is not told what is left after a payment; with the first choice it is said', async () => {
  const { user } = await renderScreen('/biaya-kuliah')
  const locks = await screen.findByRole('region', { name: 'Terkunci karena tunggakan' })
  expect(locks).not.toHaveTextContent('masih tersisa')
  await user.click(within(bills()).getByRole('checkbox', { name: 'SPP cicilan 4' }))
  expect(locks).toHaveTextContent('Setelah pembayaran ini masih tersisa Rp 2.100.000.')
})
