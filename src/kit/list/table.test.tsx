import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Angka, UNREADABLE, type Waktu } from '#shared/wire/readers.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { angka, custom, kode, momen, rupiah, Table, tanggal, text, whole } from './table.tsx'

beforeEach(() => startKitTexts())

interface Row {
  nama: string
  nomor: string
  sks: Angka
  biaya: Angka
  hari: Waktu
  jam: Waktu
}
const COLUMNS = [
  text<'nama'>('nama', { header: true }),
  whole<'nomor'>('nomor'),
  angka<'sks'>('sks'),
  rupiah<'biaya'>('biaya'),
  tanggal<'hari'>('hari'),
  momen<'jam'>('jam'),
  custom<Row>('semua', ({ nama, sks }) => `${nama} ${sks ?? 0}`, { numeric: true }),
]
const FULL: Row = {
  nama: 'Basis Data',
  nomor: 'K-12',
  sks: 3,
  biaya: 1_500_000,
  hari: '2026-10-22',
  jam: '2026-10-22T14:05:00+07:00',
}
const NONE: Row = { nama: '', nomor: '', sks: null, biaya: null, hari: null, jam: null }

const cells = (rows: readonly Row[]) => {
  render(<Table ns="ui" caption="pagination.label" empty="list.choose" columns={COLUMNS} rows={rows} />)
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('formats each kind of column', () => {
  expect(cells([FULL])).toEqual([
    [
      'Basis Data',
      'K-12',
      '3',
      'Rp\u00a01.500.000',
      '22 Oktober 2026',
      '22 Oktober 2026, 14.05\u00a0WIB',
      'Basis Data 3',
    ],
  ])
})

test('renders a missing value as a dash, never 0', () => {
  expect(cells([NONE])).toEqual([['–', '–', '–', '–', '–', '–', ' 0']])
})

test('marks unreadable values', () => {
  const row: Row = {
    nama: UNREADABLE,
    nomor: UNREADABLE,
    sks: undefined,
    biaya: undefined,
    hari: undefined,
    jam: undefined,
  }
  expect(cells([row])[0]?.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'tidak terbaca'))
})

test('counts unreadable rows below the table and shows no total', () => {
  render(
    <Table
      ns="ui"
      caption="pagination.label"
      empty="list.choose"
      columns={COLUMNS}
      rows={[FULL, null, null]}
      totals={{ sks: '3' }}
    />,
  )
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByText('2 baris tidak dapat dibaca.')).toBeVisible()
})

test('shows an unreadable list as such, not as empty or as a table', () => {
  render(<Table ns="ui" caption="pagination.label" empty="list.choose" columns={COLUMNS} rows={[null]} />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Tidak ada data')).toBeNull()
  expect(screen.getByText('Daftar ini tidak dapat dibaca.')).toBeVisible()
})

test('shows a code without a known text as sent, and a missing one as a dash', () => {
  const columns = [kode<'nama'>('statusBayar', 'nama')]
  render(<Table ns="ui" caption="pagination.label" empty="list.choose" columns={columns} rows={[FULL, NONE]} />)
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Basis Data', '–'])
})

test('renders two identical rows', () => {
  expect(cells([FULL, { ...FULL }])).toHaveLength(2)
})
