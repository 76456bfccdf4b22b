import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readRows } from '#shared/wire/readers.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { listPageOf, PagedCard } from './paged-card.tsx'

beforeEach(() => startKitTexts())

interface Row {
  nama: string
}
const rowsOf = (count: number) => Array.from({ length: count }, (_, place): Row => ({ nama: `Baris ${place + 1}` }))

interface Shown {
  rows: (Row | null)[] | null
  total?: number | null
  page?: number
  judul?: string
}
const show = ({ rows, total = null, page = 1, judul = '' }: Shown) => {
  const onPageChange = vi.fn()
  const of = {
    data: listPageOf({ data: rows, meta: { totalItems: total } }, { page, perPage: 20 }),
    dataUpdatedAt: 0,
    error: null,
    isPending: false,
    isPlaceholderData: false,
    refetch: vi.fn(),
  }
  render(
    <PagedCard<Row, 'judul'>
      title="Berita"
      query={of}
      address={{ page, perPage: 20, filters: { judul } }}
      onPageChange={onPageChange}
      empty="Berita muncul di sini."
      none="Tidak ada yang cocok."
    >
      {(shown) => (
        <ul>
          {readRows(shown, 'noted').map(({ nama }) => (
            <li key={nama}>{nama}</li>
          ))}
        </ul>
      )}
    </PagedCard>,
  )
  return onPageChange
}

test('shows no pagination for a single page', () => {
  show({ rows: rowsOf(4), total: 4 })
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByRole('navigation', { name: 'Halaman data' })).toBeNull()
})

test('turns to the next page or changes the page size', async () => {
  const onPageChange = show({ rows: rowsOf(20), total: 44 })
  expect(screen.getByText('Total Data 44')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }))
  expect(onPageChange).toHaveBeenLastCalledWith({ page: 2 })
  await userEvent.selectOptions(screen.getByRole('combobox'), '50')
  expect(onPageChange).toHaveBeenLastCalledWith({ perPage: 50 })
})

test('shows no total when it is unknown, only previous and next', async () => {
  const onPageChange = show({ rows: rowsOf(20), page: 2 })
  expect(screen.queryByText(/Total Data/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Lebih lama' }))
  expect(onPageChange).toHaveBeenLastCalledWith({ page: 3 })
  await userEvent.click(screen.getByRole('button', { name: 'Lebih baru' }))
  expect(onPageChange).toHaveBeenLastCalledWith({ page: 1 })
})

test('links a page after the last one back to the last', async () => {
  const onPageChange = show({ rows: [], total: 44, page: 9 })
  expect(screen.getByText('Halaman 9 tidak ada.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ke halaman terakhir' }))
  expect(onPageChange).toHaveBeenLastCalledWith({ page: 3 })
})

test('explains a filter without matches and resets it', async () => {
  const onPageChange = show({ rows: [], total: 0, judul: 'zzz' })
  expect(screen.getByText('Tidak ada yang cocok.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua' }))
  expect(onPageChange).toHaveBeenLastCalledWith({ filters: { judul: '' } })
})

test('explains an empty list', () => {
  show({ rows: [], total: 0 })
  expect(screen.getByText('Berita muncul di sini.')).toBeVisible()
})

test('shows an error in place of an unreadable list', () => {
  show({ rows: null })
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryByText('Berita muncul di sini.')).toBeNull()
})

test('skips an unreadable row', () => {
  show({ rows: [null, { nama: 'UTS' }], total: 2 })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['UTS'])
})
