import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer, rowsIn } from '#tests/rewrite-answer.ts'

const ADDRESS = '/biaya-kuliah?tab=riwayat&salinan=TRX-260910-0117'
const HISTORY = '/riwayat_pembayaran'

test('shows a copy of a settled payment with the fields of the gateway, marked as no proof', async () => {
  const { user, path } = await renderScreen('/biaya-kuliah?tab=riwayat')
  await user.click(screen.getByRole('link', { name: 'Salinan pembayaran KW/2026/09/0412' }))
  expect(path()).toBe(ADDRESS)
  const paper = await screen.findByRole('article')
  expect(within(paper).getByRole('heading', { level: 1 })).toHaveTextContent('Salinan riwayat pembayaran')
  for (const field of ['KW/2026/09/0412', 'TRX-260910-0117', 'BNI Virtual Account', 'Lunas', 'Rp 1.500.000'])
    expect(paper).toHaveTextContent(field)
  expect(within(paper).getByRole('row', { name: /SPP cicilan 2/ })).toHaveTextContent('Rp 1.500.000')
  expect(paper).toHaveTextContent('Bukan bukti pembayaran.')
  expect(paper).not.toHaveTextContent(/NIDN|……/)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false'))
})

test('shows a payment as missing when it is not on the page of the address', async () => {
  await renderScreen('/biaya-kuliah?tab=riwayat&salinan=TRX-0')
  expect(await screen.findByRole('link', { name: 'Semua pembayaran' })).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
})

test('does not print an unreadable amount as 0', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // the contract mismatch is logged once
  changeAnswer(HISTORY, ({ data, ...rest }) => ({
    ...rest,
    data: rowsIn(data).map((row) => ({ ...row, nominal: 'banyak', rincian: [] })),
  }))
  await renderScreen(ADDRESS)
  const paper = await screen.findByRole('article')
  expect(paper).toHaveTextContent('tidak terbaca')
  expect(paper).not.toHaveTextContent('Rp')
})

test('does not show a payment as missing when a row of the history is unreadable', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  changeAnswer(HISTORY, ({ data, ...rest }) => ({ ...rest, data: ['x', ...rowsIn(data).slice(1)] }))
  await renderScreen(ADDRESS)
  expect(await screen.findByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Semua pembayaran' })).toBeNull()
})
