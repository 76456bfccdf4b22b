// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReferensi, readReferensiList } from '#generated/client/umum/readers.ts'
import { toPilihan, toPilihanList } from './pilihan.ts'

test.each([
  [
    { kode: '30', nama: 'Sarjana' },
    { kode: '30', nama: 'Sarjana' },
  ],
  [
    { kode: 30, nama: ' Sarjana ' },
    { kode: '30', nama: 'Sarjana' },
  ],
  [{ kode: 'ID' }, { kode: 'ID', nama: 'ID' }],
  [
    { kode: 'ID', nama: null },
    { kode: 'ID', nama: 'ID' },
  ],
  [{ kode: '', nama: 'Sarjana' }, null],
  [{ kode: Number.NaN, nama: 'Sarjana' }, null],
  [{ nama: 'Sarjana' }, null],
  ['30', null],
  [null, null],
  [[], null],
])('reads the reference %j as the choice %j', (value, choice) => {
  expect(toPilihan(readReferensi(value))).toEqual(choice)
})

test('returns each choice once in the order of the gateway, without unreadable rows', () => {
  const rows = [{ kode: 'TL', nama: 'Timor-Leste' }, null, { kode: 'ID', nama: 'Indonesia' }, 4711, { kode: 'TL' }]
  expect(toPilihanList(readReferensiList({ data: rows }).data)?.map(({ nama }) => nama)).toEqual([
    'Timor-Leste',
    'Indonesia',
  ])
})

test.each([null, undefined])('returns null for %j, which is no list, and an empty list for an empty one', (data) => {
  expect(toPilihanList(readReferensiList({ data }).data)).toBeNull()
  expect(toPilihanList([])).toEqual([])
})

test('returns no empty and no repeated code for any response', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (rows) => {
      const codes = (toPilihanList(readReferensiList({ data: rows }).data) ?? []).map(({ kode }) => kode)
      expect(codes).not.toContain('')
      expect(new Set(codes).size).toBe(codes.length)
    }),
  )
})
