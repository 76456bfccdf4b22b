// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readListKelengkapanSkpi } from '#generated/client/skpi/readers.ts'
import { canDelete, keadaanOf, poinOf, sortEntri } from './poin.ts'

const row = (id: string, status: string, poin: number | null, jenis = 'Prestasi', tanggalPengajuan = '2026-01-01') => ({
  idKelengkapanSkpi: id,
  jenisKelengkapan: { kode: '1', nama: jenis },
  poin,
  status,
  tanggalPengajuan,
})
const read = (data: unknown, more: object = {}) => readListKelengkapanSkpi({ data, ...more })
const rowsOf = (...rows: unknown[]) => (read(rows).data ?? []).flatMap((one) => one ?? [])

test.each([
  ['diterima', 'diterima'],
  [' Diterima ', 'diterima'],
  ['menunggu', 'menunggu'],
  ['ditolak', 'ditolak'],
  ['', 'lain'],
  ['proses', 'lain'],
])('maps the status %j to %s', (status, keadaan) => {
  expect(rowsOf(row('1', status, 0)).map(keadaanOf)).toEqual([keadaan])
})

test.each([
  ['menunggu', true],
  ['ditolak', true],
  ['diterima', false],
  ['proses', false],
])('[R7-018] allows deleting an entry with status %s: %s', (status, isIt) => {
  expect(rowsOf(row('1', status, 0)).map(canDelete)).toEqual([isIt])
})

describe('points', () => {
  test('group accepted points by kind, highest first, and exclude pending and rejected entries', () => {
    const rows = [
      row('1', 'diterima', 20, 'Organisasi'),
      row('2', 'diterima', 30),
      row('3', 'menunggu', 99),
      row('4', 'ditolak', 5),
    ]
    expect(poinOf(read(rows, { totalPoin: 50, minimalPoin: 100 }))).toEqual({
      total: 50,
      minimal: 100,
      kurang: 50,
      perJenis: [
        { jenis: 'Prestasi', poin: 30, diterima: 1 },
        { jenis: 'Organisasi', poin: 20, diterima: 1 },
      ],
      jumlah: { menunggu: 1, diterima: 2, ditolak: 1, lain: 0 },
    })
  })

  test('are summed when the gateway sends no total, with no shortfall for an unknown minimum', () => {
    const poin = poinOf(read([row('1', 'diterima', 20), row('2', 'diterima', null)]))
    expect([poin?.total, poin?.minimal, poin?.kurang]).toEqual([20, null, null])
    expect(poinOf(read([], { totalPoin: 140, minimalPoin: 100 }))?.kurang).toBe(0)
    expect(poinOf(read('tidak ada'))).toBeNull()
    expect(poinOf(read([row('1', 'diterima', 20), null]))).toBeNull()
    expect(poinOf(read([{ ...row('1', 'diterima', 20), poin: 'entah' }]))).toBeNull()
  })

  test('add up by kind to the accepted total for any entries', () => {
    const anyRow = fc.record({
      idKelengkapanSkpi: fc.nat().map(String),
      jenisKelengkapan: fc.option(fc.record({ kode: fc.string(), nama: fc.constantFrom('A', 'B', '') })),
      status: fc.constantFrom('diterima', 'menunggu', 'ditolak', 'x'),
      poin: fc.option(fc.integer({ min: 0, max: 100 })),
    })
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const accepted = rows.reduce((sum, { status, poin }) => sum + (status === 'diterima' ? (poin ?? 0) : 0), 0)
        const poin = poinOf(read(rows))
        expect(poin?.perJenis.reduce((sum, one) => sum + one.poin, 0)).toBe(accepted)
        expect(Object.values(poin?.jumlah ?? {}).reduce((sum, one) => sum + one, 0)).toBe(rows.length)
      }),
    )
  })
})

test('sorts entries newest first and undated ones last', () => {
  const rows = rowsOf(
    row('1', 'x', 0, 'A', '2026-01-02'),
    row('2', 'x', 0, 'A', ''),
    row('3', 'x', 0, 'A', '2026-03-01T10:00:00+07:00'),
  )
  expect(sortEntri(rows).map((one) => one?.idKelengkapanSkpi)).toEqual(['3', '1', '2'])
})
