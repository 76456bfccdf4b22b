import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { type Column, DataTable } from './data-table.tsx'

interface Row {
  kode: string
  nama: string
  sks: number
}
const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode', title: 'Kode', value: ({ kode }) => kode },
  { key: 'nama', title: 'Mata kuliah', value: ({ nama }) => nama, isHeader: true },
  { key: 'sks', title: 'SKS', value: ({ sks }) => sks, numeric: true },
]
const ROWS: Row[] = [
  { kode: 'IF1', nama: 'Basis Data', sks: 3 },
  { kode: 'IF2', nama: 'Statistika', sks: 2 },
]
const shared = { caption: 'KRS', columns: COLUMNS, rowKey: ({ kode }: Row) => kode, emptyHint: 'Belum ada KRS.' }

beforeEach(() => startKitTexts())

test('renders a caption, column and row headers, and a label for each cell of a card', () => {
  render(<DataTable {...shared} rows={ROWS} totals={{ nama: 'Jumlah', sks: 5 }} />)
  const table = screen.getByRole('table', { name: 'KRS' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kode', 'Mata kuliah', 'SKS'])
  const row = screen.getByRole('row', { name: 'IF2 Statistika 2' })
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Statistika')
  const cells = within(row).getAllByRole('cell')
  expect(cells.map((cell) => [cell.dataset['label'], cell.textContent])).toEqual([
    ['Kode', 'IF2'],
    ['SKS', '2'],
  ])
  expect(screen.getByRole('rowheader', { name: 'Jumlah' })).toBeVisible()
  expect(within(table).getAllByRole('rowgroup')).toHaveLength(3)
})

test('labels each total of a card and renders a remark without a label', () => {
  render(
    <DataTable
      {...shared}
      rows={ROWS}
      totals={{ kode: 'Semua jam dalam WIB.', nama: 'Jumlah', sks: 5 }}
      totalLabels={{ sks: 'Jumlah SKS' }}
    />,
  )
  const foot = screen.getByRole('row', { name: 'Semua jam dalam WIB. Jumlah 5' })
  const cells = within(foot).getAllByRole('cell')
  expect(cells.map((cell) => [cell.dataset['label'], cell.textContent])).toEqual([
    [undefined, 'Semua jam dalam WIB.'],
    ['Jumlah SKS', '5'],
  ])
})

test('sets the role of every table part, because the card layout removes the implicit roles', () => {
  const { container } = render(<DataTable {...shared} rows={ROWS} totals={{ sks: 5 }} />)
  const parts = [...container.querySelectorAll('table, thead, tbody, tfoot, tr, th, td')]
  expect(parts.length).toBeGreaterThan(15)
  expect(parts.filter((part) => !part.hasAttribute('role')).map(({ tagName }) => tagName)).toEqual([])
})

test('[R2-076] shows an empty message inside a table without rows, and no totals', () => {
  render(<DataTable {...shared} rows={[]} totals={{ sks: 0 }} />)
  const cell = screen.getByRole('cell')
  expect(cell).toHaveTextContent('Tidak ada data')
  expect(cell).toHaveTextContent('Belum ada KRS.')
  expect(cell).toHaveAttribute('colspan', '3')
  expect(screen.getAllByRole('rowgroup')).toHaveLength(2)
})

test('hides a caption visually when a heading repeats it', () => {
  render(<DataTable {...shared} rows={ROWS} captionHidden />)
  expect(screen.getByText('KRS')).toHaveClass('visually-hidden')
  expect(screen.getByRole('table', { name: 'KRS' })).toBeVisible()
})
